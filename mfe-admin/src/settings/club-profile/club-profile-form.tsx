import { type ClubProfile, ClubProfileInput } from '@club/shared/contracts/club-profile';
import { CLAY } from '@club/shared/domain';
import { useContractForm, useWatch } from '@club/shared/form';
import { Box, BusyButton, Button, Stack, Typography } from '@club/shared/ui-core';
import { FormFailure, FormTextField } from '@club/shared/ui-form';
import { useSettingSubmission } from '../../forms/submission/use-setting-submission';
import { ColoursPreview } from './colours-preview';
import { useSaveClubProfile } from './use-saved-club-profile';

const swatch = { type: 'color', sx: { '& input': { height: 32, p: 1, cursor: 'pointer' } } } as const;

export function ClubProfileForm({ profile }: { profile: ClubProfile }) {
  const { logo: _logo, isOpen: _isOpen, slotPlan: _slotPlan, texts: _texts, ...defaultValues } = profile;
  const form = useContractForm({ schema: ClubProfileInput, defaultValues });
  const saving = useSaveClubProfile();
  const { failure, submit } = useSettingSubmission({
    form,
    opened: defaultValues,
    contract: ClubProfileInput,
    startOf: (saved) => saved,
    save: saving.mutateAsync,
  });
  const { control } = form;
  const [primary, secondary] = useWatch({ control, name: ['primary', 'secondary'] });
  const backToClay = () => {
    for (const name of ['primary', 'secondary'] as const) {
      form.setValue(name, CLAY[name], { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={submit}>
      <Typography color="textSecondary">
        Ime i boje vide svi: u zaglavlju, na naslovnici i stranici za prijavu, u naslovima, e-porukama i na ispisu.
      </Typography>
      <FormFailure>{failure}</FormFailure>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <FormTextField control={control} name="name" label="Ime kluba" autoComplete="off" />
        <FormTextField control={control} name="motto" label="Geslo na naslovnici" autoComplete="off" />
        <FormTextField
          control={control}
          name="primary"
          label="Glavna boja"
          helperText="Gumbi i poveznice"
          {...swatch}
        />
        <FormTextField
          control={control}
          name="secondary"
          label="Druga boja"
          helperText="Odabrano, pritisnuto i kraj naslovnice"
          {...swatch}
        />
      </Box>
      <ColoursPreview primary={primary} secondary={secondary} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton type="submit" variant="contained" busy={saving.isPending}>
          Spremi ime i boje
        </BusyButton>
        <Button onClick={backToClay}>Vrati izvorne boje</Button>
      </Box>
    </Stack>
  );
}
