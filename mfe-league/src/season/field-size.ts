import type { LeagueSeason } from '@club/shared/contracts/league/seasons';

/** Who plays the knockout of a season: nobody who has withdrawn. */
export const fieldSize = ({ players, activePlayers = players }: Pick<LeagueSeason, 'players' | 'activePlayers'>) =>
  activePlayers;
