import type { NoticePreferences } from '@club/shared/contracts/notices';
import { Alert, BlockSkeleton, Loaded, PageHeading, SectionCard, Stack, TextLink } from '@club/shared/ui-core';
import { BrowserSection } from './browser-section';
import { PreferenceTable } from './preference-table';
import { useNoticePreferences } from './use-notice-preferences';

const TABLE_HEIGHT = 640;

export default function NoticePreferencesScreen() {
  return (
    <>
      <PageHeading title="Obavijesti" subtitle="Odaberite što želite primati i gdje." />
      <Loaded
        query={useNoticePreferences()}
        what="postavke obavijesti"
        skeleton={<BlockSkeleton height={TABLE_HEIGHT} />}
      >
        {(preferences) => (
          <Stack spacing="18px">
            <EmailObstacle preferences={preferences} />
            <SectionCard title="Što primam" flush>
              <PreferenceTable preferences={preferences} />
            </SectionCard>
            <BrowserSection preferences={preferences} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}

/** Why no e-mail can arrive; nothing if it can. */
function EmailObstacle({ preferences: { sendsEmail, email } }: { preferences: NoticePreferences }) {
  if (!sendsEmail) {
    return (
      <Alert severity="info" role="note">
        Klub ne šalje e-poštu. Vaš odabir ostaje spremljen i vrijedit će ako je počne slati.
      </Alert>
    );
  }
  if (email !== null) return null;
  return (
    <Alert severity="info" role="note">
      E-pošta ne može stizati jer nemate upisanu adresu. <TextLink to="/personal-data">Upišite je</TextLink> među
      osobnim podacima.
    </Alert>
  );
}
