import { Delayed } from '@club/shared/delayed';
import { longDate } from '@club/shared/domain';
import { ScheduleIcon } from '@club/shared/icons';
import { Box, EmptyState, SectionCard } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

interface ClosedCourtsProps {
  /** Shown in place of the grid until the message appears. */
  before: ReactNode;
  /** Zagreb date on which the next season opens, if known. */
  opensOn: string | undefined;
}

/** Replaces the grid when none of its days is in a season. */
export function ClosedCourts({ before, opensOn }: ClosedCourtsProps) {
  return (
    <Delayed fallback={before}>
      <SectionCard>
        <EmptyState
          icon={<ScheduleIcon fontSize="large" aria-hidden />}
          title={
            <>
              Tereni su zatvoreni.{' '}
              <Box component="span" sx={{ fontWeight: 400 }}>
                Informacije o početku nove sezone bit će ažurirane na ovoj stranici početkom proljeća.
              </Box>
            </>
          }
        >
          {opensOn && `Sljedeća sezona počinje ${longDate(opensOn)}`}
        </EmptyState>
      </SectionCard>
    </Delayed>
  );
}
