import type { FieldValues } from '@club/shared/form';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { TIME_FORMAT } from './croatian-dates';
import { CroatianPickers } from './croatian-pickers';
import { pickedTime } from './picked-value';
import { type PickerFieldProps, usePicker } from './use-picker';

/**
 * A time of day in a form on the 24-hour clock, typed as `17:30` or chosen from a list. The form contains `HH:mm` or
 * ''.
 */
export function FormTimeField<Values extends FieldValues, Output>(props: PickerFieldProps<Values, Output>) {
  const { key, props: picker } = usePicker(props, pickedTime);
  return (
    <CroatianPickers>
      <TimePicker key={key} {...picker} format={TIME_FORMAT} timezone="Europe/Zagreb" ampm={false} />
    </CroatianPickers>
  );
}
