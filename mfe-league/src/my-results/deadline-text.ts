import { daysBetween } from '@club/shared/domain';
import { daysLeftText } from '../season/days-left';

/** `do 14.06., još 4 dana` for Zagreb dates. */
export function deadlineText(endDate: string, today: string): string {
  const until = `do ${endDate.slice(8)}.${endDate.slice(5, 7)}.`;
  return [until, daysLeftText(daysBetween(today, endDate))].filter(Boolean).join(', ');
}
