import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { personName } from '@club/shared/domain';
import { Divider, SectionCard, Stack, TextLink } from '@club/shared/ui-core';
import { ActiveButton } from './active-button';
import { EmailForm } from './email-form';
import { EraseButton } from './erase-button';
import { InviteButton } from './invite-button';
import { ResetPasswordButton } from './reset-password-button';
import { RolesForm } from './roles-form';
import { useIsOwn } from './use-is-own';

/** The roles and the address of the chosen user, and whether the user may sign in at all. */
export function AccessCard({ user }: { user: ManagedUser }) {
  const isOwn = useIsOwn(user);
  return (
    <SectionCard title={`Pristup: ${personName(user)}`}>
      <Stack spacing={2} divider={<Divider />}>
        <RolesForm user={user} />
        {!isOwn && user.invitation && <EmailForm user={user} />}
        <TextLink alone to="/admin/pyramid-control">
          Igrači ljetne lige
        </TextLink>
        <Stack spacing={1.5}>
          <InviteButton user={user} />
          {isOwn ? (
            <TextLink alone to="/personal-data">
              Vlastitu lozinku mijenjate pod „Osobni podaci”
            </TextLink>
          ) : (
            <ResetPasswordButton user={user} />
          )}
          <ActiveButton user={user} />
          <EraseButton user={user} />
        </Stack>
      </Stack>
    </SectionCard>
  );
}
