import { aSeason } from '../../testing/a-season';
import { seasonSummary } from './season-summary';

test.each([
  [aSeason(2025), true, '63 igrača · 17 kola · 569 mečeva'],
  [aSeason(2025, { players: 61, plannedRounds: 1, matches: 1 }), true, '61 igrač · 1 kolo · 1 meč'],
  [aSeason(2019, { kind: 'GROUPS', players: 32 }), false, '32 igrača · dvije skupine'],
])('%#: %s', (season, withMatches, text) => expect(seasonSummary(season, withMatches)).toBe(text));
