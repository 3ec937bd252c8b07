import { useRegistrationWindow } from '@club/shared/league-query';
import { BlockSkeleton, Box, Loaded, PageHeading, SectionCard, TextLink } from '@club/shared/ui-core';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { SeasonRegistration } from './season-registration';

const FORM_HEIGHT = 560;

/** The public registration for the next season, unless an administrator has closed it. */
export default function RegistrationScreen() {
  return (
    <>
      <Breadcrumbs here="Prijava za ligu" />
      <Box sx={{ maxWidth: 760 }}>
        <PageHeading
          title="Prijava za ligu"
          action={
            <TextLink alone to="/registered-players">
              Prijavljeni igrači
            </TextLink>
          }
        />
        <SectionCard>
          <Loaded query={useRegistrationWindow()} what="prijavnicu" skeleton={<BlockSkeleton height={FORM_HEIGHT} />}>
            {(window) => <SeasonRegistration window={window} />}
          </Loaded>
        </SectionCard>
      </Box>
    </>
  );
}
