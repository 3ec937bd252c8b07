import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { dayAfter } from '@club/shared/domain';

/** The first day on which a tournament may begin: after the last round, which can be closed early, and not before today. */
export function proposedDay({ rounds }: Pick<SeasonControl, 'rounds'>, today: string | undefined): string {
  const last = rounds.at(-1)?.endDate;
  return [last ? dayAfter(last, 1) : '', today ?? ''].sort().at(-1) ?? '';
}
