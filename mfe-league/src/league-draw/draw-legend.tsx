import type { Bracket, LeagueDraw } from '@club/shared/contracts/league/draw';
import { Typography } from '@club/shared/ui-core';
import { seedCount } from '../bracket/bracket-labels';

/** The meaning of the bracket's marks, and the seed of a random draw. */
export function DrawLegend({ draw: season, bracket }: { draw: LeagueDraw; bracket: Bracket }) {
  const { draw, lotSeed, qualifiers, consolation } = season;
  const seeds = seedCount(bracket.stages);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', lg: 'block' } }}>
      {seeds > 0 && (
        <>
          <b>1–{seeds}</b> nositelji ·{' '}
        </>
      )}
      {/* The qualifications fill places of the main draw only. */}
      {qualifiers > 0 && bracket !== consolation && (
        <>
          <b>K</b> iz kvalifikacija ·{' '}
        </>
      )}
      <b>ret.</b> predaja u meču
      {draw === 'bands' && lotSeed !== null && ` · ždrijeb po razredima, broj ${lotSeed}`}
    </Typography>
  );
}
