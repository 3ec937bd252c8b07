import { useContractForm } from '@club/shared/form';
import { Box, Button } from '@club/shared/ui-core';
import { FormTextField } from '@club/shared/ui-form';
import { useEffect } from 'react';
import { FormDateField } from '../form-field/date-and-time-field';
import { Filter } from './filter';

interface FilterFormProps {
  /** Wire name and label of the words that may be looked for. */
  words: readonly { readonly name: string; readonly label: string }[];
  value: Filter;
  onApply: (filter: Filter) => void;
}

/** Narrows a list; nothing is asked of the server before the button is pressed. */
export function FilterForm({ words, value, onApply }: FilterFormProps) {
  const form = useContractForm({ schema: Filter, defaultValues: value });
  const { control, reset } = form;
  // The way back in the browser changes the address under the form.
  useEffect(() => reset(value), [reset, value]);
  const clear = () => onApply({ from: '', to: '', words: {} });
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={form.handleSubmit(onApply)}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2, p: 2.5 }}
    >
      {words.map(({ name, label }) => (
        <Box key={name} sx={{ flex: '2 1 200px' }}>
          <FormTextField control={control} name={`words.${name}`} label={label} />
        </Box>
      ))}
      <Box sx={{ flex: '1 1 150px' }}>
        <FormDateField control={control} name="from" label="Od datuma" />
      </Box>
      <Box sx={{ flex: '1 1 150px' }}>
        <FormDateField control={control} name="to" label="Do datuma" />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, minHeight: 56, alignItems: 'center' }}>
        <Button type="submit" variant="contained">
          Prikaži
        </Button>
        <Button onClick={clear}>Poništi filtar</Button>
      </Box>
    </Box>
  );
}
