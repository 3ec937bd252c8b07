import { type Control, type FieldPath, type FieldValues, useController } from '@club/shared/form';
import type { ReactNode } from 'react';

/** Props of every bound field: the form's control and the name of one of its fields. */
export interface Bound<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
}

/** Binds an MUI field: its value and handlers, and the form's error message in place of the help text. */
export function useBound<Values extends FieldValues, Output>(
  { control, name }: Omit<Bound<Values, Output>, 'label'>,
  help?: ReactNode,
) {
  const { field, fieldState } = useController({ control, name });
  const complaint = fieldState.error?.message;
  return { field, shown: { error: fieldState.invalid, helperText: complaint ?? help } };
}
