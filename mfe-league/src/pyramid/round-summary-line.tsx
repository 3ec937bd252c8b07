import type { LeagueRound } from '@club/shared/contracts/league/pyramids';
import { Typography } from '@club/shared/ui-core';
import { SHORT_NAMES } from './layout';
import { roundSummary } from './round-summary';

/** There the pyramid needs the room. */
const FOR_SCREEN_READERS = { [SHORT_NAMES]: { position: 'absolute', clipPath: 'inset(50%)' } } as const;

/** The round in figures; announced to screen readers when another one is shown. */
export function RoundSummary({ round }: { round: LeagueRound | undefined }) {
  return (
    <Typography component="div" role="status" color="textSecondary" sx={{ minHeight: 24, ...FOR_SCREEN_READERS }}>
      {round && roundSummary(round)}
    </Typography>
  );
}
