import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';

type Match = Pick<MyLeagueMatch, 'role' | 'mySide' | 'row1' | 'row2' | 'substituted1' | 'substituted2'>;

/** The text below a player's name: `vi, izazivač iz 3. reda`, `branitelj 2. reda`, `(zam.)`. */
export function sideRole({ role, mySide, row1, row2, substituted1, substituted2 }: Match, side: 1 | 2): string {
  const row = side === 1 ? row1 : row2;
  const inPyramid =
    role === null || row === null ? '' : side === 1 ? `branitelj ${row}. reda` : `izazivač iz ${row}. reda`;
  const substituted = side === 1 ? substituted1 : substituted2;
  const you = side === mySide && (substituted ? '' : 'vi');
  return [you, inPyramid, substituted && `(zam.), umjesto: ${substituted.displayName}`].filter(Boolean).join(', ');
}

/** `izazivač`, `branitelj`; empty outside the pyramid. */
export const ownRole = ({ role }: Pick<Match, 'role'>): string =>
  role === 'ATTACKER' ? 'izazivač' : role === 'DEFENDER' ? 'branitelj' : '';
