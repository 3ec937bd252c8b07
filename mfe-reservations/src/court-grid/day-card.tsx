// biome-ignore-all lint/a11y/noRedundantRoles: with the display of a grid the tags alone would lose their roles
import { capitalized, longDate, slotRange, weekday } from '@club/shared/domain';
import { Typography, VisuallyHidden } from '@club/shared/ui-core';
import { type ReactNode, useId } from 'react';
import { dayAnchor } from './day-anchor';
import { DayLine, DayPaper, DayTable } from './day-layout';
import { EmptyCell } from './empty-cell';
import { COURTS, type CourtSlot, type GridDay } from './grid-days';
import { courtName } from './slot-name';

function DayTitle({ id, date }: { id: string; date: string }) {
  return (
    <DayLine as="h2" id={id} tabIndex={-1}>
      <Typography component="span" variant="h2">
        {capitalized(weekday(date))}
      </Typography>{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {longDate(date)}
      </Typography>
    </DayLine>
  );
}

interface DayCardProps {
  day: GridDay;
  /** The content of the cell of an offered slot. */
  children: (slot: CourtSlot) => ReactNode;
}

/** One day: a table of times by courts, or the message that the courts are closed. */
export function DayCard({ day: { date, rows, closed }, children }: DayCardProps) {
  const titleId = useId();
  return (
    <DayPaper id={dayAnchor(date)} aria-labelledby={titleId} times={rows.length}>
      {/* Not a caption: an element with an explicit role `table` may own only rows. */}
      <DayTitle id={titleId} date={date} />
      <DayTable role="table" aria-labelledby={titleId}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Termin
            </th>
            {COURTS.map((court) => (
              <th key={court} role="columnheader" scope="col">
                {courtName(court)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {closed ? (
            <tr role="row" data-closed>
              <td role="cell" colSpan={COURTS.length + 1}>
                <Typography sx={{ p: 3, textAlign: 'center' }}>Tereni su zatvoreni.</Typography>
              </td>
            </tr>
          ) : (
            rows.map(({ starts, minutes, courts }) => (
              <tr key={`${starts} ${minutes}`} role="row" data-starts={starts}>
                <th role="rowheader" scope="row">
                  {slotRange(starts, minutes)}
                </th>
                {COURTS.map((court) => {
                  const slot = courts[court];
                  return (
                    <td key={court} role="cell">
                      {slot ? children(slot) : <NotOffered />}
                    </td>
                  );
                })}
              </tr>
            ))
          )}
        </tbody>
      </DayTable>
    </DayPaper>
  );
}

function NotOffered() {
  return (
    <EmptyCell>
      <VisuallyHidden>nije u ponudi</VisuallyHidden>
    </EmptyCell>
  );
}
