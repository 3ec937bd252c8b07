import { BlockSkeleton, CardGrid, Loaded, PageHeading, SectionCard, Stack } from '@club/shared/ui-core';
import { ConsentSection } from './consent-section';
import { OwnDataSection } from './own-data-section';
import { PersonalDataForm } from './personal-data-form';
import { usePersonalInfo } from './use-personal-info';

const LEAST_WIDTH = 420;

export default function PersonalDataScreen() {
  return (
    <>
      <PageHeading title="Osobni podaci" subtitle="Podaci za prijavu i privatnost." />
      <Loaded query={usePersonalInfo()} what="osobne podatke" skeleton={<PersonalDataSkeleton />}>
        {(info) => (
          <CardGrid min={LEAST_WIDTH}>
            <SectionCard title="Podaci za prijavu">
              <PersonalDataForm info={info} />
            </SectionCard>
            <Stack spacing="18px">
              <ConsentSection contactPublic={info.contactPublic} />
              <OwnDataSection />
            </Stack>
          </CardGrid>
        )}
      </Loaded>
    </>
  );
}

const FORM_HEIGHT = 560;
const CONSENT_HEIGHT = 200;

function PersonalDataSkeleton() {
  return (
    <CardGrid min={LEAST_WIDTH}>
      <BlockSkeleton height={FORM_HEIGHT} />
      <BlockSkeleton height={CONSENT_HEIGHT} />
    </CardGrid>
  );
}
