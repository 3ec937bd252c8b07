import { DateTime } from 'luxon';
import { zagrebZone } from './zagreb-zone';

/** The form's value of a partly typed date or time: a text that no contract accepts. */
export const INCOMPLETE = 'incomplete';

/** How one kind of picker reads and writes the text in the form; '' is an empty field. */
export interface PickedValue {
  read(text: string): DateTime | null;
  write(value: DateTime | null): string;
}

function pickedValue(wire: string): PickedValue {
  return {
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

/** A Zagreb date, `YYYY-MM-DD` in the form. */
export const pickedDate = pickedValue('yyyy-MM-dd');

/** A time of day, `HH:mm` in the form. */
export const pickedTime = pickedValue('HH:mm');
