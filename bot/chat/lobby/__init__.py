"""Tables before their games begin."""
