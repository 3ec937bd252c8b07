import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { BlockSkeleton, Loaded } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { LoadedPyramid } from '../pyramid-control/loaded-pyramid';
import { useSeasonControl } from './use-season-control';

interface ControlledSeasonProps {
  children: (control: SeasonControl) => ReactNode;
}

/** Loads the season that administrators work on: that of the pyramid control. */
export function ControlledSeason({ children }: ControlledSeasonProps) {
  return (
    <LoadedPyramid what="sezonu" height={700}>
      {({ year }) => <SeasonOf year={year}>{children}</SeasonOf>}
    </LoadedPyramid>
  );
}

function SeasonOf({ year, children }: ControlledSeasonProps & { year: number }) {
  return (
    <Loaded query={useSeasonControl(year)} what="kola" skeleton={<BlockSkeleton height={700} />}>
      {children}
    </Loaded>
  );
}
