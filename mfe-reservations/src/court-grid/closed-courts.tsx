import { ScheduleIcon } from '@club/shared/icons';
import { EmptyState, SectionCard } from '@club/shared/ui-core';
import { type ReactNode, useEffect, useState } from 'react';

/** First specification, section 2: the message appears after about a second. */
const PAUSE_MS = 1_000;

/** Outside every season there is no grid; `before` stands in its place until that is said. */
export function ClosedCourts({ before }: { before: ReactNode }) {
  const [said, say] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => say(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!said) return before;
  return (
    <SectionCard>
      <EmptyState
        icon={<ScheduleIcon fontSize="large" aria-hidden />}
        title="Tereni su zatvoreni. Informacije o početku nove sezone bit će ažurirane na ovoj stranici početkom proljeća."
      />
    </SectionCard>
  );
}
