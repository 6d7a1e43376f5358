"""Learning from the own games: self-play, targets, the optimiser, checkpoints, calibration."""
