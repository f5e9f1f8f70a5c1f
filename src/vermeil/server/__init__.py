"""HTTP and WebSocket around tables, and the durable move log."""
