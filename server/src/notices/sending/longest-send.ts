/**
 * The longest that any sender takes for one delivery, in milliseconds. With the reads and writes around it this is less
 * than the five minutes after which a process of any release takes over a claim as abandoned: otherwise a message would
 * be sent twice while its mail server is still answering.
 */
export const LONGEST_SEND_MS = 270_000;
