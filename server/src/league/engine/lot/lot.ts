/**
 * Numbers in [0, 1) that depend only on the seed (mulberry32). The season's stored seed is the engine's only source of
 * randomness: the same seed draws the same lots on every machine.
 */
export function lots(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The lot of one key (a player's number) under a seed, independent of the other keys. Last criterion of league rule
 * R11.
 */
export function lotOf(seed: number, key: number): number {
  return lots(Math.imul(seed | 0, 0x9e3779b1) ^ key)();
}

/** A new array in the order of the lots (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
