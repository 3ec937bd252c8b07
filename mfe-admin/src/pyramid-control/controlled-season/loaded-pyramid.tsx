import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { BlockSkeleton, Loaded } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { NoSeason } from './no-season';
import { usePyramidControl } from './use-pyramid-control';

interface LoadedPyramidProps {
  /** What the screen shows, in the accusative: `piramidu`. */
  what: string;
  height: number;
  children: (control: PyramidControl) => ReactNode;
}

/** The pyramid of the season that an administrator works on; in a club without seasons, a link to prepare the first one. */
export function LoadedPyramid({ what, height, children }: LoadedPyramidProps) {
  const control = usePyramidControl();
  if (control.data === null) return <NoSeason />;
  return (
    <Loaded query={control} what={what} skeleton={<BlockSkeleton height={height} />}>
      {(pyramid) => pyramid && children(pyramid)}
    </Loaded>
  );
}
