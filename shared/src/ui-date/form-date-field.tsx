import type { FieldValues } from '@club/shared/form';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DATE_FORMAT } from './croatian-dates';
import { CroatianPickers } from './croatian-pickers';
import { pickedDate } from './picked-value';
import { type PickerFieldProps, usePicker } from './use-picker';

interface FormDateFieldProps<Values extends FieldValues, Output> extends PickerFieldProps<Values, Output> {
  /** First and last day that the calendar offers, `YYYY-MM-DD`; the form's schema decides what is accepted. */
  min?: string;
  max?: string;
  /** `year`: for a day long ago, such as a date of birth, the year is chosen first. */
  openTo?: 'year' | 'day';
}

/** A date in a form, typed as `20.11.2026.` or chosen in a calendar. The form contains `YYYY-MM-DD` or ''. */
export function FormDateField<Values extends FieldValues, Output>(props: FormDateFieldProps<Values, Output>) {
  const { min = '2000-01-01', max = '2100-12-31', openTo = 'day' } = props;
  const { key, props: picker } = usePicker(props, pickedDate);
  return (
    <CroatianPickers>
      <DatePicker
        key={key}
        {...picker}
        format={DATE_FORMAT}
        timezone="Europe/Zagreb"
        minDate={pickedDate.read(min) ?? undefined}
        maxDate={pickedDate.read(max) ?? undefined}
        openTo={openTo}
      />
    </CroatianPickers>
  );
}
