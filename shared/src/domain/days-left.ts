import { dayCount } from './counts';

/** `još 4 dana`, by the server's clock; null if there is no end date. */
export function daysLeftText(days: number | null): string | null {
  if (days === null) return null;
  if (days < 0) return 'rok je prošao';
  if (days === 0) return 'zadnji dan';
  return `još ${dayCount(days)}`;
}
