import type { Clock } from '../../platform/clock';
import { Refusal } from '../../platform/http';

const MOST = 10;
const SPAN_MS = 10 * 60_000;

/** Counts registrations by address; forgotten after ten minutes. */
export function createAttempts(clock: Clock) {
  const recent = new Map<string, number[]>();
  return {
    /** @throws Refusal 429 for the eleventh within ten minutes */
    count(address: string): void {
      const now = clock.now().getTime();
      for (const [known, times] of recent) if ((times.at(-1) ?? 0) <= now - SPAN_MS) recent.delete(known);
      const own = (recent.get(address) ?? []).filter((time) => time > now - SPAN_MS);
      if (own.length >= MOST) {
        throw new Refusal(
          429,
          'TOO_MANY_REQUESTS',
          'Previše prijava s iste adrese. Pokušajte ponovno za deset minuta.',
        );
      }
      recent.set(address, [...own, now]);
    },
  };
}
