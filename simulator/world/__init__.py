"""The world of the simulated Discord, without sockets: places, people's rights, messages, threads, time, and moods."""
