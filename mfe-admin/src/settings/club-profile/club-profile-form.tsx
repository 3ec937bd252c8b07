import { type ClubProfile, ClubProfileInput, SavedClubProfile } from '@club/shared/contracts/club-profile';
import { CLAY } from '@club/shared/domain';
import { useWatch } from '@club/shared/form';
import { Box, Button } from '@club/shared/ui-core';
import { FormTextField } from '@club/shared/ui-form';
import { SettingForm } from '../setting-form/setting-form';
import { useSettingForm } from '../setting-form/use-setting-form';
import { ColoursPreview } from './colours-preview';
import { useSaveClubProfile } from './use-saved-club-profile';

const swatch = { type: 'color', sx: { '& input': { height: 32, p: 1, cursor: 'pointer' } } } as const;

export function ClubProfileForm({ profile }: { profile: ClubProfile }) {
  const { logo: _logo, isOpen: _isOpen, slotPlan: _slotPlan, texts: _texts, ...opened } = profile;
  const setting = useSettingForm({
    opened,
    contract: SavedClubProfile,
    schema: ClubProfileInput,
    startOf: (saved) => saved,
    saving: useSaveClubProfile(),
  });
  const { control, setValue } = setting.form;
  const [primary, secondary] = useWatch({ control, name: ['primary', 'secondary'] });
  const backToClay = () => {
    for (const name of ['primary', 'secondary'] as const) {
      setValue(name, CLAY[name], { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <SettingForm
      setting={setting}
      explanation="Ime i boje vide svi: u zaglavlju, na naslovnici i stranici za prijavu, u naslovima, e-porukama i na ispisu."
      submit="Spremi ime i boje"
      beside={<Button onClick={backToClay}>Vrati izvorne boje</Button>}
    >
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
    </SettingForm>
  );
}
