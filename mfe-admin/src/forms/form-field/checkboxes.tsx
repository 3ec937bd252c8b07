import { Checkbox, FormControlLabel } from '@club/shared/ui-form';
import type { ReactNode, Ref } from 'react';

interface CheckboxesProps<Value> {
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** The chosen values. */
  value: readonly Value[];
  /** Receives the chosen values in the order of the options. */
  onChange: (value: Value[]) => void;
  /** The group shows an error. */
  invalid: boolean;
  /** Ref of the first checkbox, which gets the focus after an error. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A box for each option, of which any number can be chosen; within a `FieldGroup`. */
export function Checkboxes<Value extends string | number>(props: CheckboxesProps<Value>) {
  const { options, value: chosen, onChange, invalid, inputRef } = props;
  const toggled = (one: Value): Value[] =>
    options.map(({ value }) => value).filter((value) => chosen.includes(value) !== (value === one));
  return options.map(({ value, label }, index) => (
    <FormControlLabel
      key={value}
      label={label}
      control={
        <Checkbox
          checked={chosen.includes(value)}
          onChange={() => onChange(toggled(value))}
          slotProps={{ input: { 'aria-invalid': invalid, ...(index === 0 && inputRef ? { ref: inputRef } : {}) } }}
        />
      }
    />
  ));
}
