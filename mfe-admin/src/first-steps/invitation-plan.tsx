import type { MembersCheck } from '@club/shared/contracts/club-opening';
import { plural } from '@club/shared/domain';
import { Alert, Typography } from '@club/shared/ui-core';
import { WAY_REASONS } from '../users/invitations/invitation-labels';

const membersText = (count: number) => `${count} ${plural(count, 'član', 'člana', 'članova')}`;

/** Shown before an import: who will be invited by e-mail, and who gets a printed password. */
export function InvitationPlan({ members }: Pick<MembersCheck, 'members'>) {
  const emailed = members.filter(({ invitation }) => invitation === 'EMAIL').length;
  const reason = members.map(({ invitation }) => invitation).find((way) => way !== 'EMAIL');
  return (
    <Alert severity="info">
      {emailed > 0 && (
        <Typography>
          E-poštom: {membersText(emailed)}. Poveznica u poruci vrijedi jednom i sedam dana, a na njoj svatko bira svoju
          lozinku.
        </Typography>
      )}
      {reason && (
        <Typography>
          Na papiru: {membersText(members.length - emailed)}. {WAY_REASONS[reason]}
        </Typography>
      )}
    </Alert>
  );
}
