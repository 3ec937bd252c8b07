import type { BracketMatch, BracketSide, LeagueDraw } from '@club/shared/contracts/league/draw';
import { aMatch, PLAYERS } from './a-season';

const [babic, horvat, zoric] = PLAYERS as [BracketPlayer, BracketPlayer, BracketPlayer];
type BracketPlayer = (typeof PLAYERS)[number];

const side = (player: BracketPlayer | null, place: number | null): BracketSide => ({
  kind: player ? 'PLAYER' : place ? 'BYE' : 'PENDING',
  player,
  place,
  qualifier: null,
});
const bracketMatch = (id: string, sides: BracketSide[], winner: BracketPlayer | null = null): BracketMatch => {
  const { set1Igrac1, set1Igrac2, set2Igrac1, set2Igrac2, set3Igrac1, set3Igrac2 } = aMatch();
  return {
    id,
    number: 1,
    sides,
    winner,
    retired: null,
    outcome: winner ? 'PLAYED' : null,
    state: null,
    ...{ set1Igrac1, set1Igrac2, set2Igrac1, set2Igrac2, set3Igrac1, set3Igrac2 },
    startDate: '2026-08-01',
    endDate: '2026-08-08',
    championPath: false,
    version: 0,
  };
};
/** The draw of a season with three players, the first of whom has a bye; played to the end if somebody has won. */
export const aDraw = (winner: BracketPlayer | null = null): LeagueDraw => ({
  year: 2026,
  version: 5,
  places: 3,
  byes: 1,
  qualifiers: 0,
  draw: 'fold',
  lotSeed: null,
  main: {
    stages: [
      {
        phase: 'POLUFINALE',
        lines: 4,
        startDate: '2026-08-01',
        endDate: '2026-08-08',
        matches: [
          bracketMatch('2026-M-4-1', [side(babic, 1), side(null, 4)]),
          bracketMatch('2026-M-4-2', [side(horvat, 2), side(zoric, 3)], winner && horvat),
        ],
      },
      {
        phase: 'FINALE',
        lines: 2,
        startDate: '2026-08-01',
        endDate: '2026-08-08',
        matches: [bracketMatch('2026-M-2-1', [side(babic, null), side(winner && horvat, null)], winner)],
      },
    ],
    thirdPlace: null,
    champion: winner,
  },
  qualifications: [],
  consolation: null,
});
