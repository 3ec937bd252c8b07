import type { Bracket, BracketMatch, BracketSide, LeagueDraw } from '@club/shared/contracts/league/draw';
import { NO_GAMES } from '@club/shared/contracts/league/scores';
import { aPlayer } from './a-match';

export const aSide = (id: number): BracketSide => ({ kind: 'PLAYER', player: aPlayer(id), place: id, qualifier: null });
export const BYE: BracketSide = { kind: 'BYE', player: null, place: null, qualifier: null };
export const PENDING: BracketSide = { kind: 'PENDING', player: null, place: null, qualifier: null };

/** An unplayed match of a bracket, except for what a test overrides. */
export function aBracketMatch(
  id: string,
  sides: [BracketSide, BracketSide],
  but: Partial<BracketMatch> = {},
): BracketMatch {
  return {
    id,
    number: 1,
    sides,
    winner: null,
    retired: null,
    outcome: null,
    state: null,
    ...NO_GAMES,
    startDate: null,
    endDate: null,
    championPath: false,
    version: 0,
    ...but,
  };
}

/** Three players: 1 has a bye, 3 beat 2 and then lost the final 6:3 7:5. */
export const THREE: Bracket = {
  champion: aPlayer(1),
  thirdPlace: null,
  stages: [
    {
      phase: 'POLUFINALE',
      lines: 4,
      startDate: null,
      endDate: null,
      matches: [
        aBracketMatch('a', [aSide(1), BYE], { winner: aPlayer(1), championPath: true }),
        aBracketMatch('b', [aSide(2), aSide(3)], {
          number: 2,
          winner: aPlayer(3),
          outcome: 'RETIRED',
          retired: aPlayer(2),
          set1Igrac1: 2,
          set1Igrac2: 3,
        }),
      ],
    },
    {
      phase: 'FINALE',
      lines: 2,
      startDate: null,
      endDate: null,
      matches: [
        aBracketMatch('c', [aSide(1), aSide(3)], {
          winner: aPlayer(1),
          outcome: 'PLAYED',
          championPath: true,
          set1Igrac1: 6,
          set1Igrac2: 3,
          set2Igrac1: 7,
          set2Igrac2: 5,
        }),
      ],
    },
  ],
};

export const A_DRAW: LeagueDraw = {
  year: 2025,
  version: 1,
  places: 3,
  byes: 1,
  qualifiers: 0,
  draw: 'fold',
  lotSeed: null,
  main: THREE,
  qualifications: [],
  consolation: null,
};
