import { briefDate, daysBetween, daysLeftText } from '@club/shared/domain';

/** `do 14.06., još 4 dana` for Zagreb dates. */
export function deadlineText(endDate: string, today: string): string {
  return [`do ${briefDate(endDate)}`, daysLeftText(daysBetween(today, endDate))].filter(Boolean).join(', ');
}
