import { shortDate } from '@club/shared/domain';
import { useContractForm, useFollowedValues } from '@club/shared/form';
import { Box, Button } from '@club/shared/ui-core';
import { FormDateField } from '@club/shared/ui-date';
import { FormSelect, FormTextField, type Option } from '@club/shared/ui-form';
import { Filter, type FilterField } from './filter';
import { type FilterChoices, PrintedFilter } from './printed-filter';

interface FilterFormProps {
  fields: readonly FilterField[];
  value: Filter;
  onApply: (filter: Filter) => void;
}

const choiceLabel = (value: string, options: readonly Option[] | undefined): string =>
  value && (options?.find((option) => option.value === value)?.label ?? value);

/** The form that filters a list when its button is pressed. */
export function FilterForm({ fields, value, onApply }: FilterFormProps) {
  const form = useContractForm({ schema: Filter, defaultValues: value });
  const { control } = form;
  // The browser's back button changes the address while the form is open.
  useFollowedValues(form, value);
  const clear = () => {
    const empty = { from: '', to: '', texts: Object.fromEntries(fields.map(({ name }) => [name, ''])) };
    // Needed if no filter was applied: then the address, which the form follows, does not change.
    form.reset(empty);
    onApply(empty);
  };
  const choices: FilterChoices = [
    ...fields.map(({ name, label, options }): FilterChoices[number] => [
      label,
      choiceLabel(value.texts[name] ?? '', options),
    ]),
    ['Od datuma', value.from && shortDate(value.from)],
    ['Do datuma', value.to && shortDate(value.to)],
  ];
  return (
    <>
      <Box
        component="form"
        role="search"
        noValidate
        onSubmit={form.handleSubmit(onApply)}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2, p: 2.5 }}
      >
        {fields.map(({ name, label, options }) => (
          <Box key={name} sx={{ flex: options ? '1 1 9.375rem' : '2 1 12.5rem' }}>
            {options ? (
              <FormSelect control={control} name={`texts.${name}`} label={label} options={options} />
            ) : (
              <FormTextField control={control} name={`texts.${name}`} label={label} />
            )}
          </Box>
        ))}
        <Box sx={{ flex: '1 1 11.875rem' }}>
          <FormDateField control={control} name="from" label="Od datuma" />
        </Box>
        <Box sx={{ flex: '1 1 11.875rem' }}>
          <FormDateField control={control} name="to" label="Do datuma" />
        </Box>
        <Box sx={{ display: 'flex', gap: 1, minHeight: 56, alignItems: 'center' }}>
          <Button type="submit" variant="contained">
            Prikaži
          </Button>
          <Button onClick={clear}>Poništi filtar</Button>
        </Box>
      </Box>
      <PrintedFilter choices={choices} />
    </>
  );
}
