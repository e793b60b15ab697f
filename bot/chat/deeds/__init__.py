"""What people can do: a module a topic, with its handlers, commands and deadlines, and the screens of its own pages."""
