import { clockTime, shortDate } from '@club/shared/domain';

export interface Place {
  readonly day: string;
  readonly starts: string;
  readonly courtId: number;
}

/** `20.11.2026. u 18:30, teren 1`, whose number does not stand alone on the next line */
export const formatPlace = ({ day, starts, courtId }: Place): string =>
  `${shortDate(day)} u ${clockTime(starts)}, teren\u00a0${courtId}`;
