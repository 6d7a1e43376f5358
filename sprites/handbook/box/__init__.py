"""What the page "Your box" of the handbook is drawn with: papers, rows, fields, signs."""
