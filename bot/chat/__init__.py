"""What people see in Discord and tap on."""
