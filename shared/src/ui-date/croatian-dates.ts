import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';

/** With the final stop of Croatian dates. */
export const DATE_FORMAT = 'dd.MM.yyyy.';

/** Reads a date that is pasted or autofilled, even with spaces and without leading zeros or the final stop. */
export class CroatianDates extends AdapterLuxon {
  constructor(...options: ConstructorParameters<typeof AdapterLuxon>) {
    super(...options);
    const { parse } = this;
    this.parse = (text, format) =>
      format === DATE_FORMAT ? parse(text.replaceAll(/\s|\.\s*$/g, ''), 'd.M.yyyy') : parse(text, format);
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
