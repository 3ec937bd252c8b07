import { useRegistrationWindow } from '@club/shared/league-query';
import { BlockSkeleton, Box, Loaded, PageHeading, SectionCard, TextLink } from '@club/shared/ui-core';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { RegistrationClosed } from './registration-closed';
import { RegistrationForm } from './registration-form';
import { SeasonNotes } from './season-notes';
import { useRegister } from './use-register';

const FORM_HEIGHT = 560;

/** The public registration for the next season, unless an administrator has closed it. */
export default function RegistrationScreen() {
  const registration = useRegistrationWindow();
  const register = useRegister();
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
          <Loaded query={registration} what="prijavnicu" skeleton={<BlockSkeleton height={FORM_HEIGHT} />}>
            {(window) =>
              window &&
              // The response stays until it has been read, even if the registration was closed right after it.
              (window.isOpen || register.isSuccess ? (
                <>
                  <SeasonNotes window={window} />
                  <RegistrationForm year={window.year} register={register} />
                </>
              ) : (
                <RegistrationClosed window={window} />
              ))
            }
          </Loaded>
        </SectionCard>
      </Box>
    </>
  );
}
