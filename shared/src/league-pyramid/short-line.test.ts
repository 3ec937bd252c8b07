import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { pyramidCell } from '@club/shared/testing';
import { needsThirdLine, shortNameScale } from './short-line';

const named = (short: string) => ({ id: 1, ime: 'Ana', prezime: 'Kovač', displayName: `Kovač ${short}` });
const placed = (short: string, endPoints: number | null, but: Partial<PyramidCell> = {}): PyramidCell =>
  pyramidCell(1, 1, named(short), { startPoints: 90, endPoints, ...but });

test.each([
  ['A.', 194, 1],
  ['Zd.', 94, 1],
  ['Zd.', 194, 0.8],
  ['Hrvojk.', 61, 0.8],
  ['A.', null, 1],
])('beside %s and %s points the short name is scaled by %d', (short, points, scale) =>
  expect(shortNameScale(named(short), points)).toBe(scale),
);

test.each([
  ['an initial', [placed('A.', 194), placed('Dav.', 190), placed('Luka.', 89), placed('J. Joža', 5)], false],
  ['a long short name and three digits', [placed('A.', 194), placed('Mark.', 137)], true],
  ['a very long short name', [placed('Hrvojk.', 61)], true],
  ['a substitute', [placed('A.', null, { startPoints: null })], true],
  ['an absent player', [placed('A.', null, { absent: true })], true],
  ['a player who was absent, after the round', [placed('A.', 90, { absent: true })], false],
  ['an empty place', [placed('A.', null, { player: null, startPoints: null })], false],
])('for %s a third line is needed: %#', (_, cells, isNeeded) => expect(needsThirdLine(cells)).toBe(isNeeded));
