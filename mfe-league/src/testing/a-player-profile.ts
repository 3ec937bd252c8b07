import type { PlayerDetails } from '@club/shared/contracts/league/players';

/** The complete profile of Ana Kovač, except for what a test overrides. */
export function aPlayerProfile(but: Partial<PlayerDetails> = {}): PlayerDetails {
  return {
    id: 1,
    name: 'Ana',
    lastName: 'Kovač',
    displayName: 'Kovač A.',
    nickname: 'Anči',
    birthday: '1990-05-01',
    age: 36,
    residence: 'Vinkovci',
    eMail: 'ana@klub.hr',
    mobile: '091 111 22 33',
    contactHidden: false,
    playedMatches: 114,
    retiredMatches: 2,
    walkovers: 1,
    numberOfWins: 65,
    numberOfLosses: 49,
    winLossRatio: 57.02,
    winLossRatioExcludingOwnForfeits: 58.04,
    numberWinSets: 148,
    numberLossSets: 115,
    numberWinGems: 1315,
    numberLoseGems: 1200,
    startLeague: 2020,
    activeLeague: 'ACTIVE',
    nasloviPrvaka: [
      { year: 2023, tournament: 'MAIN' },
      { year: 2019, tournament: 'CONSOLATION' },
    ],
    resultPlayer: [],
    seasons: [],
    ...but,
  };
}
