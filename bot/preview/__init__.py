"""A web page on this machine on which the real bot plays while SimCord simulates Discord; no part of the product."""
