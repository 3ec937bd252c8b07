import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import { Typography } from '@club/shared/ui-core';

/** The meaning of the bracket's marks, and the seed of a random draw. */
export function DrawLegend({ draw: { draw, lotSeed, qualifiers } }: { draw: LeagueDraw }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', lg: 'block' } }}>
      <b>1–16</b> nositelji
      {qualifiers > 0 && (
        <>
          {' '}
          · <b>K</b> iz kvalifikacija
        </>
      )}{' '}
      · <b>ret.</b> predaja u meču
      {draw === 'bands' && lotSeed !== null && ` · ždrijeb po razredima, broj ${lotSeed}`}
    </Typography>
  );
}
