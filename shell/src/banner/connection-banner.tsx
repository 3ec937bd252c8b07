import { clockTime, momentInText, timeOfDay, zagrebDate } from '@club/shared/domain';
import { Strip } from './strip';

const ISSUES = {
  offline: 'Nema veze s internetom.',
  unreachable: 'Poslužitelj ne odgovara.',
  stale: 'Poslužitelj trenutačno ne može osvježiti podatke.',
};

interface ConnectionIssue {
  issue: keyof typeof ISSUES;
  /** The time of the displayed data, by this browser's clock; null: no data have arrived yet. */
  since: number | null;
}

/**
 * Shows that nothing can be changed now, and how old the displayed data may be. Its region exists
 * without an issue too, because a screen reader announces only text that is added to a region that it knows.
 */
export function ConnectionBanner({ now }: { now: ConnectionIssue | undefined }) {
  return (
    <div role="status" aria-live="polite">
      {now && (
        <Strip tone="notice">
          {ISSUES[now.issue]} {now.since !== null && `Podaci su od ${moment(now.since)}.`}
        </Strip>
      )}
    </div>
  );
}

/** `09:30`, or for another day `20.11.2026. u 09:30` */
function moment(at: number): string {
  const iso = new Date(at).toISOString();
  return zagrebDate(iso) === zagrebDate(new Date()) ? clockTime(timeOfDay(iso)) : momentInText(iso);
}
