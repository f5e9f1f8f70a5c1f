"""The pocket edition: the whole product as static files, which a browser runs without a server.

`making` builds the folder, on a machine with a compiler; `browser` is what runs in the workers of a browser.
"""
