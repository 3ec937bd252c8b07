/**
 * How long a mail server may take, in milliseconds. RFC 5321 (4.5.3.2) asks a sender to wait for minutes, above all for
 * the answer to a message's end, which many servers give only after they have scanned the message: whoever hangs up
 * earlier sends a message again that was accepted.
 */
export const MAIL_LIMITS = {
  /** From the lookup of the server's name to its greeting, and to the end of STARTTLS. */
  connectionTimeout: 80_000,
  greetingTimeout: 60_000,
  /** Of one answer. */
  socketTimeout: 180_000,
};

/** Of a test message, whose sender waits for it: less than the 70 s that the page waits for this server. */
export const TEST_LIMIT_MS = 65_000;
