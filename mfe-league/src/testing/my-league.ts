import type { MyLeague } from '@club/shared/contracts/league/my-results';
import { aPlayer } from './a-match';

/** The season of Kovač A., who plays in row 3, except for what a test overrides. */
export const myLeague = (but: Partial<MyLeague> = {}): MyLeague => ({
  player: aPlayer(1),
  year: 2026,
  isInLeague: true,
  place: 14,
  row: 3,
  points: 86,
  wins: 5,
  losses: 3,
  ...but,
});
