"""What all topics share: blocks, addresses, the pipeline of an interaction, panels, text mode, Discord."""
