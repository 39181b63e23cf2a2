import Testing

/// Tests against servers on loopback. They have the time limits of real requests in them, so that they run one after the
/// other.
@Suite(.serialized) enum Wire {}
