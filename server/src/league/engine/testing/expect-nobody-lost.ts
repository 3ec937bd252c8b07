import { playersOf } from '../pyramid/order';
import type { Round } from '../round/round';

/** In a round, and since the one before it, nobody but the given players joins or is missing, and nobody is there twice. */
export function expectNobodyLost(
  round: Round,
  previous: Round | undefined,
  changes: { joined: readonly number[]; withdrawn: readonly number[] } | undefined,
): void {
  const before = playersOf(round.cells.map(({ player }) => player));
  const after = playersOf(round.closing?.cells.map(({ player }) => player) ?? before);
  expect(new Set(before).size).toBe(before.length);
  expect(after.toSorted()).toEqual(before.toSorted());
  const paired = round.pairs.flat().filter((player) => player !== null);
  expect(paired.toSorted()).toEqual(before.toSorted());
  if (!previous) return;
  const stayed = playersOf(previous.cells.map(({ player }) => player)).filter(
    (player) => !changes?.withdrawn.includes(player),
  );
  expect([...stayed, ...(changes?.joined ?? [])].toSorted()).toEqual(before.toSorted());
}
