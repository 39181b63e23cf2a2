// Generated from input.yaml by endpointgen. Edit the spec instead.
