"""Characters: how they come to a table, as documents, while they are made, and on a sheet."""
