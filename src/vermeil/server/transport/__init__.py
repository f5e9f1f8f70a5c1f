"""Between the network and the application: connections, hosts, origins, proxies."""
