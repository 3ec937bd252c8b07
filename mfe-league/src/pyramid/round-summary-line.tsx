import type { LeagueRound } from '@club/shared/contracts/league/pyramids';
import { OUT_OF_SIGHT } from '@club/shared/theme';
import { Typography } from '@club/shared/ui-core';
import { SHORT_NAMES_ON_SCREEN } from './layout';
import { roundSummary } from './round-summary';

/** The round in figures, announced when another round is shown. Hidden on a phone, where the pyramid needs the room. */
export function RoundSummaryLine({ round }: { round: LeagueRound | undefined }) {
  return (
    <Typography
      component="div"
      role="status"
      color="textSecondary"
      sx={{ minHeight: 24, [SHORT_NAMES_ON_SCREEN]: OUT_OF_SIGHT }}
    >
      {round && roundSummary(round)}
    </Typography>
  );
}
