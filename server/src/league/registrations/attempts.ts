import type { Clock } from '../../platform/clock';
import { networkOf, Refusal } from '../../platform/http';

const MOST = 10;
const SPAN_MS = 10 * 60_000;

export type RegistrationAttempts = ReturnType<typeof createAttempts>;

/** Counts registrations by address (IPv6: by network); they are forgotten after ten minutes. */
export function createAttempts(clock: Clock) {
  /** In the order of the latest attempts, so that the addresses to forget come first. */
  const recent = new Map<string, number[]>();

  const drop = (before: number) => {
    for (const [network, times] of recent) {
      if ((times.at(-1) ?? 0) > before) return;
      recent.delete(network);
    }
  };

  return {
    /** @throws Refusal 429 for the eleventh within ten minutes */
    count(address: string): void {
      const now = clock.now().getTime();
      drop(now - SPAN_MS);
      const network = networkOf(address);
      const own = (recent.get(network) ?? []).filter((time) => time > now - SPAN_MS);
      if (own.length >= MOST) {
        throw new Refusal(
          429,
          'TOO_MANY_REQUESTS',
          'Previše prijava s iste adrese. Pokušajte ponovno za deset minuta.',
        );
      }
      recent.delete(network);
      recent.set(network, [...own, now]);
    },
    /** How many addresses are remembered. */
    size: () => recent.size,
  };
}
