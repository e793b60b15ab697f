"""The actions of people: a module for each topic, with handlers, commands, deadlines, and screens of its own pages."""
