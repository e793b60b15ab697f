# Names and descriptions of the slash commands. Discord wants names in lower case, without spaces, of at most 32
# characters, and descriptions of at most 100.
