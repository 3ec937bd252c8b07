import { CourtClosureInput, rangeChecks } from '@club/shared/contracts/court-closures';
import * as z from '@club/shared/schema';

const { from, to, courts, fromTime, toTime, reason } = CourtClosureInput.shape;

/** An empty time means the whole day. */
const typed = <Time extends z.ZodMiniType<string | null, string | null>>(time: Time) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): string | null => text || null),
    ),
    time,
  );

const range = { from, to, courts, fromTime: typed(fromTime), toTime: typed(toTime) };

/** Days, courts and hours as typed. */
export const RangeForm = z.object(range).check(...rangeChecks);

/** The contract with its times as typed; `preview` is not a field of the form. */
export const ClosureForm = z.object({ ...range, reason }).check(...rangeChecks);

export type TypedRange = z.input<typeof RangeForm>;
export type Closure = z.output<typeof ClosureForm>;
