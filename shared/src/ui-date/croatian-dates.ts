import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';

/** With the final stop of Croatian dates. */
export const DATE_FORMAT = 'dd.MM.yyyy.';

/** Reads a date that is pasted, or filled in by the browser, also with spaces, and without leading zeros or final stop. */
export class CroatianDates extends AdapterLuxon {
  constructor(...options: ConstructorParameters<typeof AdapterLuxon>) {
    super(...options);
    const { parse } = this;
    this.parse = (text, format) =>
      format === DATE_FORMAT ? parse(text.replaceAll(/\s|\.\s*$/g, ''), 'd.M.yyyy') : parse(text, format);
  }
}
