import { leagueSeason } from '@club/shared/testing';
import { neighbours, sameTabOf, seasonLinks } from './season-links';

const NONE = leagueSeason(2026).links;
const all = leagueSeason(2025, {
  links: { ...NONE, results: true, seeders: true, draw: true, qualifications: true, statistics: true, gallery: true },
});
const groups = leagueSeason(2019, { links: { ...NONE, oldLeague: true, statistics: true, gallery: true } });

test('a season links to the pages for which it has data, in the order of the tabs', () => {
  expect(seasonLinks(all).map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Rezultati /summer-league/2025',
    'Nositelji /summer-league/seeders-list/2025',
    'Ždrijeb /summer-league/league-draw/2025',
    'Kvalifikacije /summer-league/qualifications/2025',
    'Statistika /summer-league/statistics/2025',
    'Galerija /gallery/2025',
  ]);
  expect(seasonLinks(groups).map(({ to }) => to)).toEqual([
    '/summer-league/old-leagues/2019',
    '/summer-league/statistics/2019',
    '/gallery/2019',
  ]);
  expect(seasonLinks(leagueSeason(2026))).toEqual([]);
});

test('the stepper stays on the same page if the other season has it', () => {
  expect(sameTabOf(groups, 'gallery')).toBe('/gallery/2019');
  expect(sameTabOf(groups, 'draw')).toBe('/summer-league/old-leagues/2019');
  expect(sameTabOf(leagueSeason(2026), 'draw')).toBeUndefined();
});

test('a year without a season has neighbours too', () => {
  expect(neighbours([all, groups], 2022)).toEqual({ previous: groups, next: all });
  expect(neighbours([all, groups], 2025)).toEqual({ previous: groups, next: undefined });
});

test('a season whose pages are all hidden is nobody’s neighbour', () => {
  const hidden = leagueSeason(2022, { links: NONE });
  expect(neighbours([all, hidden, groups], 2025).previous).toBe(groups);
  expect(neighbours([all, hidden, groups], 2019).next).toBe(all);
  expect(neighbours([all, hidden, groups], 2022)).toEqual({ previous: groups, next: all });
});
