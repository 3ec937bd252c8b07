import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { regularOn, type Side } from '../../match/sides';

type Match = Pick<MyLeagueMatch, 'role' | 'mySide' | 'row1' | 'row2' | 'substituted1' | 'substituted2'>;

/** The text below a player's name: `vi, izazivač iz 3. reda`, `branitelj 2. reda`, `(zam.)`. */
export function sideRole(match: Match, side: Side): string {
  const { role, mySide, row1, row2 } = match;
  const row = side === 1 ? row1 : row2;
  const inPyramid =
    role === null || row === null ? '' : side === 1 ? `branitelj ${row}. reda` : `izazivač iz ${row}. reda`;
  const regular = regularOn(match, side);
  const you = side === mySide && (regular ? '' : 'vi');
  return [you, inPyramid, regular && `(zam.), umjesto: ${regular.displayName}`].filter(Boolean).join(', ');
}

/** `izazivač`, `branitelj`; empty outside the pyramid. */
export const ownRole = ({ role }: Pick<Match, 'role'>): string =>
  role === 'ATTACKER' ? 'izazivač' : role === 'DEFENDER' ? 'branitelj' : '';
