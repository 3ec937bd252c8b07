import { clockTime, shortDate, timeOfDay, zagrebDate } from '@club/shared/domain';
import { Strip } from './strip';

const TROUBLES = {
  offline: 'Nema veze s internetom.',
  unreachable: 'Nema veze s poslužiteljem.',
  kept: 'Poslužitelj trenutačno ne može osvježiti podatke.',
};

interface ConnectionBannerProps {
  trouble: keyof typeof TROUBLES;
  /** Since when what is shown stands, by this browser's clock; null: nothing has come yet. */
  since: number | null;
}

/** Says that nothing can be changed now, and how old what is shown may be. */
export function ConnectionBanner({ trouble, since }: ConnectionBannerProps) {
  return (
    <Strip role="status" tone="notice">
      {TROUBLES[trouble]} {since !== null && `Podaci su od ${moment(since)}.`}
    </Strip>
  );
}

/** `09:30`, and of another day `20.11.2026. 09:30` */
function moment(at: number): string {
  const iso = new Date(at).toISOString();
  const day = zagrebDate(iso) === zagrebDate(new Date()) ? '' : `${shortDate(zagrebDate(iso))} `;
  return `${day}${clockTime(timeOfDay(iso))}`;
}
