import { DateTime } from 'luxon';
import { zagrebZone } from './zagreb-zone';

/** The form's value of a partly typed date or time: a text that no contract accepts. */
export const INCOMPLETE = 'incomplete';

/** How one kind of picker reads and writes the text in the form; '' is an empty field. */
export interface PickedValue {
  read(text: string): DateTime | null;
  write(value: DateTime | null): string;
  /** The form's text for a text that is pasted or autofilled; undefined when that begins with no date or time. */
  recognise(text: string): string | undefined;
}

/** @param partsOf the parts of a text, of which `wire` is made, in its order */
function pickedValue(wire: string, separator: string, partsOf: (text: string) => string[] | undefined): PickedValue {
  return {
    recognise(text) {
      const parts = partsOf(text)?.map((part) => part.padStart(2, '0'));
      const written = parts?.join(separator) ?? '';
      // Not 24:00, which Luxon reads as the next day's midnight.
      return DateTime.fromFormat(written, wire).toFormat(wire) === written ? written : undefined;
    },
    read(text) {
      const value = DateTime.fromFormat(text, wire, { zone: zagrebZone });
      return value.isValid ? value : null;
    },
    write(value) {
      if (!value) return '';
      return value.isValid ? value.toFormat(wire) : INCOMPLETE;
    },
  };
}

/** `20. 11. 2026.`, `1/3/2027`; what follows, such as a time, is left out. */
const WRITTEN_DATE = /^\s*(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})(?!\d)/;
/** `2026-11-20` */
const ISO_DATE = /^\s*(\d{4})-(\d\d)-(\d\d)(?!\d)/;
/** `17:30`, `8.05` */
const WRITTEN_TIME = /^\s*(\d{1,2})[.:](\d\d)(?!\d)/;

/** A Zagreb date, `YYYY-MM-DD` in the form. */
export const pickedDate = pickedValue(
  'yyyy-MM-dd',
  '-',
  (text) => WRITTEN_DATE.exec(text)?.slice(1).reverse() ?? ISO_DATE.exec(text)?.slice(1),
);

/** A time of day, `HH:mm` in the form. */
export const pickedTime = pickedValue('HH:mm', ':', (text) => WRITTEN_TIME.exec(text)?.slice(1));
