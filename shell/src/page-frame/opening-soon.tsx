import { useAuth } from '@club/shared/auth';
import { useClubProfile } from '@club/shared/club-profile';
import { hasRole } from '@club/shared/contracts/roles';
import { useLocation } from '@club/shared/router';
import { Alert, TextLink } from '@club/shared/ui-core';

const FIRST_STEPS = '/admin/first-steps';

/** Shown above every page until the club's first administrator has prepared and opened it. */
export function OpeningSoon() {
  const { name, isOpen } = useClubProfile();
  const identity = useAuth((state) => state.identity);
  const { pathname } = useLocation();
  if (isOpen) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 2, displayPrint: 'none' }}>
      {identity && hasRole(identity.roles, 'ADMIN') ? (
        <>
          Klub još nije otvoren.{' '}
          {pathname !== FIRST_STEPS && (
            <TextLink to={FIRST_STEPS} color="inherit">
              Nastavite s prvim koracima
            </TextLink>
          )}
        </>
      ) : (
        `${name} se uskoro otvara. Rezervirati se još ne može.`
      )}
    </Alert>
  );
}
