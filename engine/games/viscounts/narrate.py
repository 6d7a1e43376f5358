def narrate(event, view):
    return None
