import type { LeagueSeason } from '@club/shared/contracts/league/seasons';

/** Number of players in the knockout of a season: without those who have withdrawn. */
export const fieldSize = ({ players, activePlayers = players }: Pick<LeagueSeason, 'players' | 'activePlayers'>) =>
  activePlayers;
