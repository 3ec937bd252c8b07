import type { LeagueRound } from '@club/shared/contracts/league/pyramids';
import { Typography } from '@club/shared/ui-core';
import { roundSummary } from './round-summary';

/** On a phone the pyramid needs the room. */
const ON_A_PHONE = { '@media (max-width: 600px)': { position: 'absolute', clipPath: 'inset(50%)' } } as const;

/** The round in figures; announced to screen readers when another one is shown. */
export function RoundSummary({ round }: { round: LeagueRound | undefined }) {
  return (
    <Typography component="div" role="status" color="textSecondary" sx={{ minHeight: 24, ...ON_A_PHONE }}>
      {round && roundSummary(round)}
    </Typography>
  );
}
