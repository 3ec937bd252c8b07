import type { LeagueRound } from '@club/shared/contracts/league/pyramids';

/** Round 1 of 2026, open, with one match that was not played, except for what a test overrides. */
export const leagueRound = (but: Partial<LeagueRound> = {}): LeagueRound => ({
  round: 'PRVO_KOLO',
  number: 1,
  startDate: '2026-04-06',
  endDate: '2026-04-12',
  state: 'OPEN',
  matches: 1,
  played: 0,
  forfeited: 0,
  unplayed: 1,
  substitutes: 0,
  separatorRows: 1,
  hasBonus: false,
  ...but,
});
