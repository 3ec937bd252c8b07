import { longDate, slotTime, weekday } from '@club/shared/domain';
import { Typography, VisuallyHidden } from '@club/shared/ui-core';
import { type ReactNode, useId } from 'react';
import { dayAnchor } from './day-anchor';
import { DayLine, DayPaper, DayTable } from './day-layout';
import { EmptyCell } from './empty-cell';
import { COURTS, type CourtSlot, type GridDay } from './grid-days';
import { courtName } from './slot-name';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function DayTitle({ id, date }: { id: string; date: string }) {
  return (
    <DayLine>
      <Typography id={id} variant="h2" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {capital(weekday(date))}
      </Typography>
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
    <DayPaper id={dayAnchor(date)} aria-labelledby={titleId}>
      <DayTable>
        <caption>
          <DayTitle id={titleId} date={date} />
        </caption>
        <thead>
          <tr>
            <th scope="col">Termin</th>
            {COURTS.map((court) => (
              <th key={court} scope="col">
                {courtName(court)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {closed ? (
            <tr>
              <td colSpan={COURTS.length + 1}>
                <Typography sx={{ p: 3, textAlign: 'center' }}>Tereni su zatvoreni.</Typography>
              </td>
            </tr>
          ) : (
            rows.map(({ starts, minutes, courts }) => (
              <tr key={`${starts} ${minutes}`} data-starts={starts}>
                <th scope="row">{slotTime({ vrijemeTermina: starts, minutes })}</th>
                {COURTS.map((court) => {
                  const slot = courts[court];
                  return <td key={court}>{slot ? children(slot) : <NotOffered />}</td>;
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
