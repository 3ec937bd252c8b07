import { CourtClosureInput, rangeChecks } from '@club/shared/contracts/court-closures';
import * as z from '@club/shared/schema';
import { textOrNull } from '../../forms/form-field/typed-fields';

const { from, to, courts, fromTime, toTime, reason } = CourtClosureInput.shape;

/** An empty time means the whole day. */
const range = { from, to, courts, fromTime: textOrNull(fromTime), toTime: textOrNull(toTime) };

/** Days, courts and hours as typed. */
export const RangeForm = z.object(range).check(...rangeChecks);

/** The contract with its times as typed; `preview` is not a field of the form. */
export const ClosureForm = z.object({ ...range, reason }).check(...rangeChecks);

export type TypedRange = z.input<typeof RangeForm>;
export type Closure = z.output<typeof ClosureForm>;
