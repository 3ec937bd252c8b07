const FIRST_PAUSE_MS = 30_000;
export const MAX_PAUSE_MS = 6 * 60 * 60 * 1000;
const FEWEST_ATTEMPTS = 12;
/** What the pauses between as many attempts come to, less half an hour. */
const SHORTEST_WAIT_MS = 14 * 60 * 60 * 1000;

interface Waiting {
  readonly attempts: number;
  /** Since the notice was written, or sent again: newer ones of the member bring its attempts forward. */
  readonly waitedMs: number;
  /** The pause that the other side asks for, kept up to the longest one. */
  readonly askedMs?: number | undefined;
}

/**
 * The pause after a failed attempt; undefined: give up. Doubles each time, from half a minute. A message is given up
 * after twelve attempts and fourteen hours, whichever comes last: a mail server may be down for a night.
 */
export function pauseAfter({ attempts, waitedMs, askedMs = 0 }: Waiting): number | undefined {
  if (attempts >= FEWEST_ATTEMPTS && waitedMs >= SHORTEST_WAIT_MS) return undefined;
  return Math.min(Math.max(FIRST_PAUSE_MS * 2 ** (attempts - 1), askedMs), MAX_PAUSE_MS);
}
