import { CourtClosureInput } from '@club/shared/contracts/settings';
import * as z from '@club/shared/schema';

const { from, to, courts, fromTime, toTime, reason } = CourtClosureInput.shape;

/** An empty time is the whole day. */
const typed = <Time extends z.ZodMiniType<string | null, string | null>>(time: Time) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): string | null => text || null),
    ),
    time,
  );

/** The contract with its times as they are typed; whether it is a preview is no field of the form. */
export const ClosureForm = z
  .object({ from, to, courts, fromTime: typed(fromTime), toTime: typed(toTime), reason })
  .check(
    z.refine((range) => range.from <= range.to, { path: ['to'], error: 'Kraj ne može biti prije početka.' }),
    z.refine(({ fromTime, toTime }) => !fromTime || !toTime || fromTime < toTime, {
      path: ['toTime'],
      error: 'Kraj mora biti nakon početka.',
    }),
  );

export type TypedClosure = z.input<typeof ClosureForm>;
export type Closure = z.output<typeof ClosureForm>;
