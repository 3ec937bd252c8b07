import type { LeagueSeasonSettings } from '@club/shared/contracts/league/season-settings';
import type { Settings } from '@club/shared/contracts/settings';

/** A prepared league season, its rules not frozen yet, except for what a test overrides. */
export const aLeagueSeason = (but: Partial<LeagueSeasonSettings> = {}): LeagueSeasonSettings => ({
  year: 2026,
  kind: 'RULES',
  state: 'PREPARING',
  version: 5,
  frozen: false,
  takesPlayers: true,
  substitutesOnly: false,
  rules: {
    rounds: 17,
    firstPair: 1,
    pairing: 'avoid-rematch',
    edgeRow: 'play',
    byePoints: 2,
    bonusFromRound: 5,
    bonusOnce: false,
    draw: 'fold',
  },
  frame: {
    fee: 60,
    feeDeadline: '2026-04-15',
    registrationFrom: '2026-02-01',
    registrationUntil: '2026-04-05',
    registrationClosed: false,
    startsOn: null,
    roundDays: 8,
    hiddenLinks: [],
  },
  entries: 24,
  ...but,
});

/** The other settings of a club with default values. */
export const SETTINGS: Settings = {
  seasons: [],
  hiddenSlots: [],
  slots: [],
  hiddenFinanceYears: [],
  fairUse: { openFriendly: null, openLeague: null, perWeek: null, oneCourtAtOnce: false, cancelHours: null },
  priceLists: [],
  landingDates: { registrationFrom: '02-01', leagueFrom: '04-06', leagueUntil: '08-28' },
};
