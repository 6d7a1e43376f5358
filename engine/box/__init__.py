"""The owner's box: what is printed on it where the program's component file says something else.

`corrections.Box` is a named set of corrections; `applying` makes a component file of it, read as
strictly as the program's own; `figures` lists what can be corrected, `language` composes effects;
`editing` is what a form shows; `drift` tells what has changed under a set; `playing` says in a
game's configuration which set it is played with. `saves.boxes` keeps sets, `scenes.play.boxes`
begins games with them.
"""
