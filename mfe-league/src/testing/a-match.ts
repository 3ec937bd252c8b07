import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';

const NAMES: readonly (readonly [string, string])[] = [
  ['Ana', 'Kovač'],
  ['Krešimir', 'Bošnjak'],
  ['Luka', 'Horvat'],
  ['Ivana', 'Jurković'],
  ['Franjo', 'Žanić'],
  ['Hrvoje', 'Ćosić'],
  ['Dino', 'Šokčević'],
  ['Tin', 'Knežević'],
];

/** A league player by number: 1 is Kovač A., 2 is Bošnjak K., … */
export function aPlayer(id: number): LeaguePlayer {
  const [ime, prezime] = NAMES[id - 1] ?? [`Igrač${id}`, `Prezime${id}`];
  return { id, ime, prezime, displayName: `${prezime} ${ime.slice(0, 1)}.` };
}

/** A match of round 1 that nobody has played: Kovač A. defends row 1, Bošnjak K. attacks from row 2. */
export function aMatch(but: Partial<LeagueMatch> = {}): LeagueMatch {
  return {
    id: '2025-1-1-2',
    year: 2025,
    round: 'PRVO_KOLO',
    tournament: 'MAIN',
    groupType: null,
    player1: aPlayer(1),
    player2: aPlayer(2),
    winner: null,
    loser: null,
    retired: null,
    substitutePlayer: null,
    substituted1: null,
    substituted2: null,
    ballCarrier: aPlayer(2),
    set1Igrac1: 0,
    set1Igrac2: 0,
    set2Igrac1: 0,
    set2Igrac2: 0,
    set3Igrac1: 0,
    set3Igrac2: 0,
    startDate: '2025-04-07',
    endDate: '2025-04-13',
    outcome: null,
    state: null,
    excused: false,
    row1: 1,
    row2: 2,
    position1: 1,
    position2: 1,
    points1: null,
    points2: null,
    movement: null,
    version: 0,
    ...but,
  };
}
