import { ClubTexts, SavedClubTexts, TEXT_LABELS } from '@club/shared/contracts/club-texts';
import { BlockSkeleton, Box, Loaded, SectionCard } from '@club/shared/ui-core';
import { FormTextField } from '@club/shared/ui-form';
import { useSavedClubProfile } from '../club-profile/use-saved-club-profile';
import { SettingForm } from '../setting-form/setting-form';
import { useSettingForm } from '../setting-form/use-setting-form';
import { useSaveClubTexts } from './use-save-club-texts';

type Name = keyof ClubTexts;

const NAMES = Object.keys(TEXT_LABELS) as Name[];
const HELP: Partial<Record<Name, string>> = {
  courts: 'Početak rečenice na naslovnici i pri prijavi: „…, termini od 90 minuta.”',
  courtsPlace: 'Nastavak na stranici „Tereni”',
  place: 'Ljetna liga …',
  placeIn: 'Amaterska teniska liga …',
  leagueCourts: 'Zadnja rečenica povijesti lige',
  balls: 'Marka u pravilima lige. Prazno: ne prikazuje se.',
  friendlyName: 'Prazno: ne prikazuje se.',
  officeName: 'Prazno: ne prikazuje se.',
};

/** The texts of the pages about the courts, the place and the people of the club. */
export function ClubTextsSection() {
  return (
    <SectionCard title="Tekstovi kluba">
      <Loaded
        query={useSavedClubProfile()}
        what="tekstove kluba"
        skeleton={<BlockSkeleton height={{ xs: 2188, sm: 1011 }} />}
      >
        {({ texts }) => <ClubTextsForm texts={texts} />}
      </Loaded>
    </SectionCard>
  );
}

function ClubTextsForm({ texts }: { texts: ClubTexts }) {
  const setting = useSettingForm({
    opened: texts,
    contract: SavedClubTexts,
    schema: ClubTexts,
    startOf: (saved) => saved,
    saving: useSaveClubTexts(),
  });
  return (
    <SettingForm
      setting={setting}
      explanation="Što o terenima, mjestu i ljudima kluba piše na naslovnici, na stranicama lige, na kontaktu i u tražilicama."
      submit="Spremi tekstove"
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {NAMES.map((name) => (
          <FormTextField
            key={name}
            control={setting.form.control}
            name={name}
            label={TEXT_LABELS[name]}
            helperText={HELP[name]}
            autoComplete="off"
            multiline
          />
        ))}
      </Box>
    </SettingForm>
  );
}
