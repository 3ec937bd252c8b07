import { FIRST_BOOK_DAY } from '@club/shared/contracts/finances/years';
import type { Control } from '@club/shared/form';
import { Box } from '@club/shared/ui-core';
import { FormDateField } from '@club/shared/ui-date';
import { FormTextField } from '@club/shared/ui-form';
import { NumberField } from '../../forms/form-field/number-field';
import type { TypedExpense } from './expense-form';

/** The fields of an expense, for a new and for an existing one. */
export function ExpenseFields<Output>({ control }: { control: Control<TypedExpense, unknown, Output> }) {
  return (
    <>
      <FormTextField control={control} name="expenseName" label="Naziv" autoComplete="off" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <NumberField control={control} name="expenseAmount" label="Iznos €" decimal />
        <NumberField control={control} name="year" label="Godina" />
        <FormDateField control={control} name="expenseDate" label="Datum" min={FIRST_BOOK_DAY} />
      </Box>
      <FormTextField
        control={control}
        name="description"
        label="Opis"
        helperText="Nije obavezan."
        multiline
        minRows={2}
        autoComplete="off"
      />
    </>
  );
}
