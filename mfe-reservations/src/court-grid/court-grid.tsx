import { useClubDay } from '@club/shared/club-day';
import { useAllSettled } from '@club/shared/query';
import { usePhone } from '@club/shared/ui-core';
import { type ReactNode, useState } from 'react';
import { navigateByArrowKeys } from './arrow-key-navigation';
import { ClosedCourts } from './closed-courts';
import { DayCard } from './day-card';
import { DayChips } from './day-chips';
import { DayColumns } from './day-layout';
import { type CourtSlot, gridDays, isGridClosed } from './grid-days';
import { GridFailed } from './grid-failed';
import type { GridQuery } from './grid-queries';
import { GridSkeleton } from './grid-skeleton';
import { RefreshNotice } from './refresh-notice';
import { StaleGrid } from './stale-grid';
import { useLiveGrid } from './use-live-grid';

interface CourtGridProps {
  query: GridQuery;
  /** The meaning of the cells' icons, if cells are icons. */
  legend?: ReactNode;
  /** For cells with text instead of icons. */
  spacious?: boolean;
  /** The content of a slot's cell. */
  children: (slot: CourtSlot) => ReactNode;
}

/** Four days of two courts, kept up to date; or why they cannot be shown. */
export function CourtGrid({ query, legend, spacious = false, children }: CourtGridProps) {
  const clubDay = useClubDay();
  const isDayRead = useAllSettled(clubDay);
  const grid = useLiveGrid(query);
  const phone = usePhone();
  const [covered, setCovered] = useState(0);
  const retry = () => void grid.refetch();
  const skeleton = <GridSkeleton legend={legend} spacious={spacious} />;

  const next = clubDay.data?.seasons.find(({ opensOn }) => opensOn > clubDay.data.today);
  const closed = <ClosedCourts before={skeleton} opensOn={next?.opensOn} />;

  if (isGridClosed(clubDay.data)) return closed;
  if (!grid.data) {
    if (!grid.error) return skeleton;
    return <GridFailed error={grid.error} busy={grid.isFetching} onRetry={retry} />;
  }
  // The grid only waits for the response with the club's clock: if that fails, the grid is shown without it, and the
  // server refuses slots that have passed.
  if (!isDayRead) return skeleton;

  const days = gridDays(grid.data.termins);
  if (days.length === 0) return closed;
  return (
    <>
      {phone && <DayChips grid={days} onCovered={setCovered} />}
      {legend}
      <RefreshNotice version={grid.data.version} />
      <DayColumns spacious={spacious} covered={covered} onKeyDown={navigateByArrowKeys}>
        {days.map((day) => (
          <DayCard key={day.date} day={day}>
            {children}
          </DayCard>
        ))}
      </DayColumns>
      {grid.isError && <StaleGrid busy={grid.isFetching} onRetry={retry} />}
    </>
  );
}
