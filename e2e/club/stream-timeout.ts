/**
 * Timeout for a change by somebody else to appear through the event stream: a page without its stream would poll only after
 * fifteen seconds (shared/src/live).
 */
export const STREAM_TIMEOUT = { timeout: 12_000 };
