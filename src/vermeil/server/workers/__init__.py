"""What goes on beside the tables: bots that think, old games that are shown or reviewed, background tasks."""
