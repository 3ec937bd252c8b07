import type { PriceListInput } from '@club/shared/contracts/settings';
import { type Control, useFieldArray } from '@club/shared/form';
import { AddIcon, DeleteIcon } from '@club/shared/icons';
import { Box, Button, IconButton } from '@club/shared/ui-core';
import { FormTextField } from '@club/shared/ui-form';
import { FieldGroup } from '../../forms/form-field/field-group';
import { NumberField } from '../../forms/form-field/number-field';
import { NEW_PACKAGE, type TypedPriceList } from './price-list-form';

/** The packages of a price list, in any number. */
export function PackageFields({ control }: { control: Control<TypedPriceList, unknown, PriceListInput> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'packages' });
  return (
    <FieldGroup legend="Paketi" heading>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {fields.map(({ id }, index) => (
          <Box
            key={id}
            role="group"
            aria-label={`Paket ${index + 1}`}
            sx={{
              display: 'grid',
              gap: 1.5,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: '2fr 1fr 1fr 1fr auto' },
            }}
          >
            <Box sx={{ gridColumn: { xs: '1 / 3', sm: 'auto' } }}>
              <FormTextField
                control={control}
                name={`packages.${index}.packageName`}
                label="Paket"
                autoComplete="off"
              />
            </Box>
            <NumberField control={control} name={`packages.${index}.price`} label="Cijena €" decimal />
            <NumberField control={control} name={`packages.${index}.includedDaySlots`} label="Dnevni" />
            <NumberField control={control} name={`packages.${index}.includedNightSlots`} label="Noćni" />
            <IconButton
              aria-label={`Ukloni paket ${index + 1}`}
              onClick={() => remove(index)}
              // On a phone next to the name, in the line above the numbers.
              sx={{ mt: 0.75, gridArea: { xs: '1 / 3', sm: 'auto' }, justifySelf: 'end' }}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
        <Box>
          <Button startIcon={<AddIcon />} onClick={() => append(NEW_PACKAGE)}>
            Dodaj paket
          </Button>
        </Box>
      </Box>
    </FieldGroup>
  );
}
