import { Skeleton, usePhone, VisuallyHidden } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { CHIP_HEIGHT, ChipBar } from './chip-bar';
import { CELL_HEIGHT, DayColumns, DayLine, DayPaper, DayTable } from './day-layout';

const DAYS = ['A', 'B', 'C', 'D'];
const TIMES = ['08:00', '09:30', '11:00', '12:30', '14:00', '15:30', '17:00', '18:30', '20:00'];
const cell = <Skeleton variant="rounded" height={CELL_HEIGHT} sx={{ borderRadius: '10px' }} />;

/** The grid before its data, in the size that it will have: the club's day has nine times. */
export function GridSkeleton({ legend, roomy }: { legend: ReactNode; roomy: boolean }) {
  const phone = usePhone();
  return (
    <>
      {phone && (
        <ChipBar aria-hidden>
          {DAYS.map((day) => (
            <Skeleton key={day} variant="rounded" height={CHIP_HEIGHT} sx={{ flex: 1, borderRadius: '18px' }} />
          ))}
        </ChipBar>
      )}
      {legend}
      <VisuallyHidden role="status">Učitavanje termina…</VisuallyHidden>
      <DayColumns roomy={roomy} aria-hidden>
        {DAYS.map((day) => (
          <DayPaper key={day}>
            <DayTable>
              <caption>
                <DayLine>
                  <Skeleton width="30%" height={22.4} />
                  <Skeleton width="40%" height={21} />
                </DayLine>
              </caption>
              <thead>
                <tr>
                  <th>&nbsp;</th>
                  <th />
                  <th />
                </tr>
              </thead>
              <tbody>
                {TIMES.map((time) => (
                  <tr key={time}>
                    <th>
                      <Skeleton width="80%" />
                    </th>
                    <td>{cell}</td>
                    <td>{cell}</td>
                  </tr>
                ))}
              </tbody>
            </DayTable>
          </DayPaper>
        ))}
      </DayColumns>
    </>
  );
}
