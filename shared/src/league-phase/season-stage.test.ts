import type { CurrentSeason, LeagueSeason } from '@club/shared/contracts/league/seasons';
import { leagueMatch, leaguePlayer, leagueRound } from '@club/shared/testing';
import { decidedText, seasonStage } from './season-stage';

const [ana, luka] = [leaguePlayer(1, 'Ana', 'Kovač'), leaguePlayer(2, 'Luka', 'Horvat')];
const inRound = leagueMatch(ana, luka, { round: 'SEDAMNAESTO_KOLO', outcome: 'PLAYED', winner: ana, loser: luka });
const inFinal = { ...inRound, round: 'FINALE' } as const;
const current = (but: Partial<CurrentSeason>): CurrentSeason => ({
  year: 2026,
  state: 'KNOCKOUT',
  plannedRounds: 17,
  round: leagueRound({ round: 'SEDAMNAESTO_KOLO', number: 17, state: 'CLOSED' }),
  daysLeft: null,
  nextFixtures: [],
  openFixtures: 0,
  lastResults: [],
  topRows: [],
  ...but,
});
const wonBy = (champion: LeagueSeason['champion'], year = 2026) => [{ year, champion } as LeagueSeason];

test.each([
  ['no season is in progress', null, wonBy(ana), undefined],
  ['rounds are played', current({ state: 'ROUNDS', lastResults: [inRound] }), wonBy(null), 'ROUNDS'],
  ['the draw is awaited', current({ lastResults: [inRound] }), wonBy(null), 'DRAW_AWAITED'],
  ['too few players are left for a draw', current({}), wonBy(null), 'DRAW_AWAITED'],
  ['the draw is published', current({ nextFixtures: [inFinal], openFixtures: 1 }), wonBy(null), 'KNOCKOUT'],
  [
    'an earlier season has a champion',
    current({ nextFixtures: [inFinal], openFixtures: 1 }),
    wonBy(ana, 2025),
    'KNOCKOUT',
  ],
  ['the consolation is still played', current({ lastResults: [inFinal], openFixtures: 2 }), wonBy(ana), 'DECIDED'],
  ['nobody came to the final', current({ lastResults: [inFinal] }), wonBy(null), 'DECIDED'],
])('%s', (_, season, seasons, stage) => expect(seasonStage({ current: season, seasons })).toBe(stage));

test.each([
  [ana, 0, 'Prvak je Kovač A., završni turnir je gotov.'],
  // Those of the consolation, and the match for the third place.
  [ana, 2, 'Prvak je Kovač A. Preostalo: 2 meča.'],
  [null, 0, 'Završni turnir je gotov, bez prvaka.'],
])('champion %#: with %i matches left', (champion, left, text) => expect(decidedText(champion, left)).toBe(text));
