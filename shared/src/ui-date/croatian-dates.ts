import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { pickedDate, pickedTime } from './picked-value';

/** With the final stop of Croatian dates. */
export const DATE_FORMAT = 'dd.MM.yyyy.';

/** On the 24-hour clock. */
export const TIME_FORMAT = 'HH:mm';

/** Reads dates and times that are pasted or autofilled as people write them. */
export class CroatianDates extends AdapterLuxon {
  constructor(...options: ConstructorParameters<typeof AdapterLuxon>) {
    super(...options);
    const { parse } = this;
    this.parse = (text, format) => {
      if (format === DATE_FORMAT) return parse(pickedDate.recognise(text) ?? '', 'yyyy-MM-dd');
      if (format === TIME_FORMAT) return parse(pickedTime.recognise(text) ?? '', TIME_FORMAT);
      return parse(text, format);
    };
  }
}

/**
 * The same with `today` from the club's clock, a Zagreb date: a calendar marks it as today and opens in its month. The
 * browser's clock can be wrong.
 */
export function croatianDatesOn(today: string): typeof CroatianDates {
  const [year, month, day] = today.split('-').map(Number);
  return class extends CroatianDates {
    constructor(...options: ConstructorParameters<typeof AdapterLuxon>) {
      super(...options);
      const { date } = this;
      // Without a value the library asks for the current moment.
      this.date = ((value, timezone) =>
        value === undefined ? date(value, timezone)?.set({ year, month, day }) : date(value, timezone)) as typeof date;
    }
  };
}
