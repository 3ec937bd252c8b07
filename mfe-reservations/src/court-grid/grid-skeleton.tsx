import { useClubProfile } from '@club/shared/club-profile';
import { keyframes, Skeleton, styled, useLoadingAnnouncement, usePhone, VisuallyHidden } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { CHIP_HEIGHT, ChipBar } from './chip-bar';
import { CELL_HEIGHT, DayColumns, DayLine, DayPaper, DayTable } from './day-layout';

const TEXT = 'Učitavanje termina…';
const DAYS = ['A', 'B', 'C', 'D'];

const breathe = keyframes({ '50%': { opacity: 0.6 } });
/**
 * The hundred blocks are plain elements with one animation: MUI's skeletons, with an animation each, take longer to render
 * than the grid itself.
 */
const Blocks = styled('div')(({ theme }) => ({
  animation: `${breathe} 2s ease-in-out infinite`,
  '& span': { display: 'block', height: '0.8em', borderRadius: 6, background: theme.vars.palette.Skeleton.bg },
  '& td > span': { height: CELL_HEIGHT, borderRadius: 10 },
  '& tbody th > span': { width: '80%' },
  '& section > div > span': { width: '30%', height: '1rem', margin: '3.2px 0' },
  '& section > div > span + span': { width: '40%', height: '0.875rem', margin: '3.5px 0' },
}));

/** The grid before its data have loaded, in its final size: with as many times as the club has in a day. */
export function GridSkeleton({ legend, spacious }: { legend: ReactNode; spacious: boolean }) {
  useLoadingAnnouncement(TEXT);
  const phone = usePhone();
  const { slotPlan } = useClubProfile();
  const times = [...new Set(slotPlan.flatMap(({ starts, minutes }) => starts.map((start) => `${start} ${minutes}`)))];
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
      <VisuallyHidden>{TEXT}</VisuallyHidden>
      <Blocks aria-hidden>
        <DayColumns spacious={spacious}>
          {DAYS.map((day) => (
            <DayPaper key={day} times={times.length}>
              <DayLine>
                <span />
                <span />
              </DayLine>
              <DayTable>
                <thead>
                  <tr>
                    <th>&nbsp;</th>
                    <th />
                    <th />
                  </tr>
                </thead>
                <tbody>
                  {times.map((time) => (
                    <tr key={time}>
                      <th>
                        <span />
                      </th>
                      <td>
                        <span />
                      </td>
                      <td>
                        <span />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </DayTable>
            </DayPaper>
          ))}
        </DayColumns>
      </Blocks>
    </>
  );
}
