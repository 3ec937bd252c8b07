const FIRST_PAUSE_MS = 30_000;
export const MAX_PAUSE_MS = 6 * 60 * 60 * 1000;

/** With the pauses below a message is given up after about fifteen hours. */
export const MAX_ATTEMPTS = 12;

/**
 * The pause after this many failed attempts; undefined: give up. Doubles each time, from half a minute.
 * @param askedMs the pause that the other side asks for, kept up to the longest one
 */
export function pauseAfter(attempts: number, askedMs = 0): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined;
  return Math.min(Math.max(FIRST_PAUSE_MS * 2 ** (attempts - 1), askedMs), MAX_PAUSE_MS);
}

/** How long a message has waited in pauses, in milliseconds, after this many failed attempts. */
export function pausedFor(attempts: number): number {
  const pauses = Array.from({ length: attempts }, (_, index) => pauseAfter(index + 1) ?? 0);
  return pauses.reduce((sum, pause) => sum + pause, 0);
}
