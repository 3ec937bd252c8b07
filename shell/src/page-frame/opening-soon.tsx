import { useAuth } from '@club/shared/auth';
import { useClubProfile } from '@club/shared/club-profile';
import { hasRole } from '@club/shared/contracts/roles';
import { Alert, TextLink } from '@club/shared/ui-core';

/** Shown above every page until the club's first administrator has prepared and opened it. */
export function OpeningSoon() {
  const { name, isOpen } = useClubProfile();
  const identity = useAuth((state) => state.identity);
  if (isOpen) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {identity && hasRole(identity.roles, 'ADMIN') ? (
        <>
          Klub još nije otvoren.{' '}
          <TextLink to="/admin/first-steps" color="inherit">
            Nastavite s prvim koracima
          </TextLink>
        </>
      ) : (
        `${name} se uskoro otvara. Rezervirati se još ne može.`
      )}
    </Alert>
  );
}
