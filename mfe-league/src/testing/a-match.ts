import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { leagueMatch, leaguePlayer } from '@club/shared/testing';

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
  return leaguePlayer(id, ime, prezime);
}

/** An unplayed match of round 1 of 2025: Kovač A. defends row 1, Bošnjak K. attacks from row 2. */
export const aMatch = (but: Partial<LeagueMatch> = {}): LeagueMatch =>
  leagueMatch(aPlayer(1), aPlayer(2), {
    id: '2025-1-1-2',
    year: 2025,
    startDate: '2025-04-07',
    endDate: '2025-04-13',
    ...but,
  });
