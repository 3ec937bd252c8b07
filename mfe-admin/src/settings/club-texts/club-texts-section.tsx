import { ClubTexts, TEXT_LABELS } from '@club/shared/contracts/club-texts';
import { useContractForm } from '@club/shared/form';
import { BlockSkeleton, Box, BusyButton, Loaded, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { FormFailure, FormTextField } from '@club/shared/ui-form';
import { useSettingSubmission } from '../../forms/submission/use-setting-submission';
import { useSavedClubProfile } from '../club-profile/use-saved-club-profile';
import { useSaveClubTexts } from './use-save-club-texts';

type Name = keyof ClubTexts;

const NAMES = Object.keys(TEXT_LABELS) as Name[];
const HELP: Partial<Record<Name, string>> = {
  courts: 'Početak rečenice na naslovnici i pri prijavi: „…, termini od 90 minuta.”',
  courtsPlace: 'Nastavak na stranici Tereni',
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
  const form = useContractForm({ schema: ClubTexts, defaultValues: texts });
  const saving = useSaveClubTexts();
  const { failure, submit } = useSettingSubmission({
    form,
    opened: texts,
    contract: ClubTexts,
    startOf: (saved) => saved,
    save: saving.mutateAsync,
  });
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={submit}>
      <Typography color="textSecondary">
        Što o terenima, mjestu i ljudima kluba piše na naslovnici, na stranicama lige, na kontaktu i u tražilicama.
      </Typography>
      <FormFailure>{failure}</FormFailure>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {NAMES.map((name) => (
          <FormTextField
            key={name}
            control={form.control}
            name={name}
            label={TEXT_LABELS[name]}
            helperText={HELP[name]}
            autoComplete="off"
            multiline
          />
        ))}
      </Box>
      <Box>
        <BusyButton type="submit" variant="contained" busy={saving.isPending}>
          Spremi tekstove
        </BusyButton>
      </Box>
    </Stack>
  );
}
