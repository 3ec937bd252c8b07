import type { PlayerSeason } from '@club/shared/contracts/league/players';
import { roundSeries } from './round-series';

/** A season with these rounds closed, whose points are the round's number. */
const season = (year: number, plannedRounds: number, numbers: readonly number[]): PlayerSeason => ({
  year,
  status: 'ACTIVE',
  rank: null,
  points: null,
  wins: 0,
  losses: 0,
  plannedRounds,
  rounds: numbers.map((number) => ({ number, row: 1, position: 1, place: 1, points: number })),
});

test('the axis has the planned rounds, also those to come', () => {
  expect(roundSeries(season(2026, 4, [1, 2]), undefined).points).toEqual([1, 2, null, null]);
});

test('the axis reaches the last round of a player who joined the longer season late', () => {
  const late = season(2025, 5, [4, 5]);
  expect(roundSeries(season(2026, 3, [1]), late).previousPoints).toEqual([null, null, null, 4, 5]);
  expect(roundSeries({ ...late, plannedRounds: 3 }, undefined).points).toEqual([null, null, null, 4, 5]);
});
