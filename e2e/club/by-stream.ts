/**
 * A change by somebody else is shown without a reload, by the event stream: a page whose stream is gone would look again
 * only after fifteen seconds (shared/src/live).
 */
export const BY_STREAM = { timeout: 8_000 };
