import type { Settings } from '@club/shared/contracts/settings';
import { submission, useContractForm } from '@club/shared/form';
import { Box } from '@club/shared/ui-core';
import { FormTextField } from '@club/shared/ui-form';
import { useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { FormDateField, FormTimeField } from '../form-field/date-and-time-field';
import { PackageFields } from './package-fields';
import { PriceListForm, startOf } from './price-list-form';
import { useSavePriceList } from './use-settings';

type PriceList = Settings['priceLists'][number];

interface PriceListDialogProps {
  /** What is changed; without it a new list is made. */
  list: PriceList | undefined;
  /** Whose prices a new list begins with. */
  model: PriceList | undefined;
  onClose: () => void;
}

export function PriceListDialog({ list, model, onClose }: PriceListDialogProps) {
  const form = useContractForm({
    schema: PriceListForm,
    defaultValues: startOf(list ?? model, list?.validFrom ?? ''),
  });
  const [failure, setFailure] = useState<string>();
  const saving = useSavePriceList();
  const { control } = form;
  const save = submission(form, {
    send: (input) => saving.mutateAsync({ id: list?.id, input }).then(onClose),
    refused: setFailure,
  });
  return (
    <FormDialog
      title={list ? 'Promjena cjenika' : 'Novi cjenik'}
      wide
      busy={saving.isPending}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <FormDateField
        control={control}
        name="validFrom"
        label="Vrijedi od"
        helperText="Već napravljene rezervacije zadržavaju svoju cijenu."
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <FormTextField control={control} name="dayPrice" label="Dnevni termin €" autoComplete="off" />
        <FormTextField control={control} name="nightPrice" label="Noćni termin €" autoComplete="off" />
        <FormTimeField control={control} name="nightFrom" label="Noćni od" />
      </Box>
      <PackageFields control={control} />
    </FormDialog>
  );
}
