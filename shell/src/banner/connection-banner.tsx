import { clockTime, shortDate, timeOfDay, zagrebDate } from '@club/shared/domain';
import { useConnection } from '@club/shared/http';
import { Strip } from './strip';

const LOST = { offline: 'Nema veze s internetom.', unreachable: 'Nema veze s poslužiteljem.' };

/** Says that nothing can be changed now, and how old what is shown may be. */
export function ConnectionBanner({ lost }: { lost: keyof typeof LOST }) {
  const heardAt = useConnection((connection) => connection.heardAt);
  return (
    <Strip role="status" tone="notice">
      {LOST[lost]} {heardAt !== null && `Podaci su od ${moment(heardAt)}.`}
    </Strip>
  );
}

/** `09:30`, and of another day `20.11.2026. 09:30` */
function moment(at: number): string {
  const iso = new Date(at).toISOString();
  const day = zagrebDate(iso) === zagrebDate(new Date()) ? '' : `${shortDate(zagrebDate(iso))} `;
  return `${day}${clockTime(timeOfDay(iso))}`;
}
