import { type Control, type FieldPath, type FieldValues, useController } from '@club/shared/form';
import type { ReactNode } from 'react';

/** What every bound field takes: the form's control and the name of one of its fields. */
export interface Bound<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
}

/** Binds an MUI field: its value and handlers, and the form's complaint in the place of the help text. */
export function useBound<Values extends FieldValues, Output>(
  { control, name }: Omit<Bound<Values, Output>, 'label'>,
  help?: ReactNode,
) {
  const { field, fieldState } = useController({ control, name });
  const complaint = fieldState.error?.message;
  return { field, shown: { error: fieldState.invalid, helperText: complaint ?? help } };
}
