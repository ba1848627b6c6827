# What the table itself says, whatever is played on it.

seat = { $seat }
seat-number = Player { $number }
list-end = { $most } and { $last }
