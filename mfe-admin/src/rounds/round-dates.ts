import { OpenFirstRound } from '@club/shared/contracts/league/rounds';
import * as z from '@club/shared/schema';

const { startDate, endDate } = OpenFirstRound.shape;

/** First and last day of a round. */
export const RoundDates = z.object({ startDate, endDate });
export type RoundDates = z.infer<typeof RoundDates>;
