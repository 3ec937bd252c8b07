import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import type { AllPyramids, PyramidCell } from '@club/shared/contracts/league/pyramids';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { leagueMatch, leaguePlayer, leagueRound, pyramidCell } from '@club/shared/testing';

const NAMES = [
  ['Ivan', 'Babić'],
  ['Luka', 'Horvat'],
  ['Ana', 'Zorić'],
  ['Marko', 'Kralj'],
  ['Petra', 'Novak'],
] as const;

/** Players 1 to 5. */
export const PLAYERS: readonly LeaguePlayer[] = NAMES.map(([ime, prezime], index) =>
  leaguePlayer(index + 1, ime, prezime),
);

const playerOf = (id: number): LeaguePlayer => PLAYERS[id - 1] as LeaguePlayer;

/** An unplayed match of round 1 between players 1 and 2, except for what a test overrides. */
export const aMatch = (but: Partial<LeagueMatch> = {}): LeagueMatch =>
  leagueMatch(playerOf(1), playerOf(2), { id: '2026-1-1', version: 3, ...but });

/** Round 1, open, with one match. */
export const ROUND = leagueRound();

/** A season of two rounds whose first is open, except for what a test overrides. */
export function aControl(but: Partial<SeasonControl> = {}): SeasonControl {
  return {
    year: 2026,
    kind: 'RULES',
    state: 'ROUNDS',
    version: 5,
    plannedRounds: 2,
    rounds: [ROUND],
    openMatches: [aMatch()],
    disputed: [],
    absences: [],
    joining: [],
    leaving: [],
    mayReturn: [],
    undo: { allowed: false, what: 'Objava 1. kola', reason: '1. kolo već ima rezultate.' },
    nextDates: { startDate: '2026-04-13', endDate: '2026-04-19' },
    isDrawn: false,
    isConsolationDrawn: false,
    mayDraw: false,
    mayDrawConsolation: false,
    mayFinish: false,
    ...but,
  };
}

/** The pyramid control of that season, except for what a test overrides. */
export function aPyramid(but: Partial<PyramidControl> = {}): PyramidControl {
  return {
    'List of players': [],
    'List of pyramid': [],
    year: 2026,
    version: 5,
    state: 'ROUNDS',
    round: ROUND,
    plannedRounds: 2,
    publishedRounds: 1,
    presetYear: null,
    undo: { allowed: false, what: null, reason: null },
    ...but,
  };
}

/** The cells of an initial pyramid, each player with ten points times the number. */
export const cellsOf = (order: readonly (number | null)[]): PyramidCell[] =>
  order.flatMap((id, index) =>
    id === null
      ? []
      : [
          pyramidCell(Math.floor(index / 4) + 1, (index % 4) + 1, playerOf(id), {
            startPoints: id * 10,
            round: 'DRUGO_KOLO',
          }),
        ],
  );

/** The results of a season that has none yet. */
export const NO_RESULTS: AllPyramids = {
  year: 2026,
  version: 5,
  rounds: [ROUND],
  pyramidInitialDataGrouped: {},
  resultsLeagueDataGrouped: {},
  pyramidResultsDataGrouped: {},
};
