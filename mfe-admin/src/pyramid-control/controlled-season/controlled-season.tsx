import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { BlockSkeleton, Loaded } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { LoadedPyramid } from './loaded-pyramid';
import { useSeasonControl } from './use-season-control';

interface ControlledSeasonProps {
  /** The height of the loaded screen. */
  height?: number;
  children: (control: SeasonControl) => ReactNode;
}

/** Loads the season that administrators work on: that of the pyramid control. */
export function ControlledSeason({ height = 700, children }: ControlledSeasonProps) {
  return (
    <LoadedPyramid what="sezonu" height={height}>
      {({ year }) => (
        <SeasonOf year={year} height={height}>
          {children}
        </SeasonOf>
      )}
    </LoadedPyramid>
  );
}

function SeasonOf({ year, height, children }: ControlledSeasonProps & { year: number; height: number }) {
  return (
    <Loaded query={useSeasonControl(year)} what="kola" skeleton={<BlockSkeleton height={height} />}>
      {children}
    </Loaded>
  );
}
