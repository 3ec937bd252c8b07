import { ReleaseChoiceInput, type RemoteReleases } from '@club/shared/contracts/releases/releases';
import { useContractForm, useWatch } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { Box, BusyButton, Stack } from '@club/shared/ui-core';
import { FormFailure, FormSelect, FormTextField } from '@club/shared/ui-form';
import { fillUntouched } from '../../forms/form-values/fill-untouched';
import { useProposedValues } from '../../forms/form-values/use-proposed-values';
import { useSubmission } from '../../forms/submission/use-submission';
import { useChooseRelease } from './use-releases';

interface ChoiceFormProps {
  remote: RemoteReleases['remotes'][number];
  overrideOrigins: readonly string[];
}

/** Removes an address that the choice hides, so that input in a hidden field cannot be invalid. */
const shownOnly = z.transform(
  (typed: ReleaseChoiceInput): ReleaseChoiceInput => (typed.choice === 'override' ? typed : { ...typed, address: '' }),
);
const ChoiceSchema = z.pipe(shownOnly, ReleaseChoiceInput);

/** Chooses the release of a remote that only this browser receives, from the next page load on. */
export function ChoiceForm({ remote, overrideOrigins }: ChoiceFormProps) {
  const { choice, canary } = remote;
  const saved: ReleaseChoiceInput = { choice, address: remote.address ?? '' };
  const form = useContractForm({ schema: ChoiceSchema, defaultValues: saved });
  const choosing = useChooseRelease();
  const { control } = form;
  const chosen = useWatch({ control, name: 'choice' });
  const options = [
    { value: 'automatic', label: 'Kao svi drugi' },
    { value: 'stable', label: 'Redovna' },
    // The current choice stays available, even when its canary has ended.
    ...(canary || choice === 'canary' ? [{ value: 'canary', label: 'Probna' }] : []),
    ...(overrideOrigins.length > 0 || choice === 'override' ? [{ value: 'override', label: 'Razvojna' }] : []),
  ];
  const { failure, submit } = useSubmission(form, {
    send: async (json) => {
      const sent = form.getValues();
      await choosing.mutateAsync({ remote: remote.remote, json });
      fillUntouched(form, sent, json);
    },
  });
  // A choice expires, and another tab of this browser may change it.
  useProposedValues(form, saved);
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={submit} aria-label={`Ovaj preglednik: ${remote.title}`}>
      <FormFailure>{failure}</FormFailure>
      <Box
        sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <FormSelect
          control={control}
          name="choice"
          label="Ovaj preglednik koristi"
          options={options}
          {...(chosen !== 'automatic' && {
            helperText: 'Izbor vrijedi 24 sata od zadnjeg spremanja u ovom pregledniku.',
          })}
        />
        {chosen === 'override' && (
          <FormTextField
            control={control}
            name="address"
            label="Adresa razvojne inačice"
            type="url"
            autoComplete="off"
            helperText={`Dopušteno: ${overrideOrigins.join(', ')}`}
          />
        )}
      </Box>
      <Box>
        <BusyButton type="submit" variant="outlined" busy={choosing.isPending}>
          Spremi izbor
        </BusyButton>
      </Box>
    </Stack>
  );
}
