import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { styled } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { LoadedPyramid } from '../controlled-season/loaded-pyramid';
import { NoSeason } from '../controlled-season/no-season';
import { usePyramidControl } from '../controlled-season/use-pyramid-control';
import { RoundBar } from '../round-bar/round-bar';
import { RoundBarSkeleton } from '../round-bar/round-bar-skeleton';
import { PyramidNav } from './pyramid-nav';
import { RoundsMap } from './rounds-map';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '224px minmax(0, 1fr)',
    '& > [data-bar]': { gridColumn: '1 / -1' },
  },
  // The pages come first only where they are one line, as the menu of a phone or the row of a tablet.
  [theme.breakpoints.down('lg')]: { '& > [data-side]': { order: -1 } },
}));

const Column = styled('div')({ display: 'grid', gap: 18, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

interface ControlLayoutProps {
  /** What the page shows, in the accusative: `piramidu`. */
  what: string;
  /** The height of its content in pixels while it is loading. */
  height: number;
  children: (control: PyramidControl) => ReactNode;
}

/** A page of the pyramid control: the bar of the round on top, the pages and the rounds at the side, and the content. */
export function ControlLayout({ what, height, children }: ControlLayoutProps) {
  const { data, error } = usePyramidControl();
  if (data === null) return <NoSeason />;
  return (
    <Page>
      {/* If the pyramid cannot be loaded, the content says so: one failure is one message. */}
      {(data || !error) && <div data-bar>{data ? <RoundBar year={data.year} /> : <RoundBarSkeleton />}</div>}
      <Column data-side>
        <PyramidNav year={data?.year} />
        {data && <RoundsMap control={data} />}
      </Column>
      <Column>
        <LoadedPyramid what={what} height={height}>
          {children}
        </LoadedPyramid>
      </Column>
    </Page>
  );
}
