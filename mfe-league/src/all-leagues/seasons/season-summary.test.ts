import { leagueSeason } from '@club/shared/testing';
import { seasonSummary } from './season-summary';

test.each([
  [leagueSeason(2025), true, '63 igrača · 17 kola · 569 mečeva'],
  [leagueSeason(2025, { players: 61, plannedRounds: 1, matches: 1 }), true, '61 igrač · 1 kolo · 1 meč'],
  [leagueSeason(2019, { kind: 'GROUPS', players: 32 }), false, '32 igrača · dvije skupine'],
])('%#: %s', (season, withMatches, text) => expect(seasonSummary(season, withMatches)).toBe(text));
