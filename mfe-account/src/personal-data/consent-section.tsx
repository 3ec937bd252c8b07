import { CONSENT_WORDINGS } from '@club/shared/contracts/privacy';
import { SectionCard, Typography } from '@club/shared/ui-core';
import { FormControlLabel, SavedSwitch } from '@club/shared/ui-form';
import { useId } from 'react';
import { useSaveConsent } from './use-save-consent';

/** Resolution 20: the public league pages show contact data only of members who agreed. */
export function ConsentSection({ contactPublic }: { contactPublic: boolean }) {
  const explanation = useId();
  const { mutateAsync } = useSaveConsent();
  return (
    <SectionCard title="Privatnost">
      <FormControlLabel
        label={CONSENT_WORDINGS.CONTACT_PUBLIC}
        control={
          <SavedSwitch
            checked={contactPublic}
            save={mutateAsync}
            slotProps={{ input: { role: 'switch', 'aria-describedby': explanation } }}
          />
        }
      />
      <Typography id={explanation} color="textSecondary" sx={{ mt: 1 }}>
        Ako pristanete, svi posjetitelji stranica lige vide vaš datum rođenja, e-poštu i broj telefona. Bez pristanka
        umjesto njih piše N/A, a vidi ih samo administrator. Pristanak možete povući u svakom trenutku.
      </Typography>
    </SectionCard>
  );
}
