import type { InvitationWay } from '@club/shared/contracts/members/user-management';
import { invitationNotice, type Notices, writeNotices } from '../notices';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import type { Directory, MemberInvitations } from '../platform/identity';
import type { Live } from '../platform/live';

interface Parts {
  readonly live: Live;
  readonly clock: Clock;
  readonly directory: Directory;
  readonly invitations: MemberInvitations;
  readonly notices: Pick<Notices, 'transport'>;
  /** How the club is called at this moment. */
  readonly clubName: () => string;
}

export interface Invited {
  readonly memberId: number;
  readonly identityId: string;
  readonly username: string;
}

export type Inviting = ReturnType<typeof createInviting>;

/** Invitations by e-mail, with a link to choose a password by. */
export function createInviting({ live, clock, directory, invitations, notices, clubName }: Parts) {
  return {
    /** How somebody with this address comes to a password. A demo's e-mails reach nobody. */
    wayFor(email: string | null): InvitationWay {
      if (directory.kind === 'keycloak') return 'KEYCLOAK';
      if (notices.transport !== 'SMTP') return 'NO_MAIL';
      return email ? 'EMAIL' : 'NO_ADDRESS';
    },

    /** Each gets one e-mail once the transaction is committed, and an earlier link ends. It bumps live versions. */
    async invite(tx: Tx, members: readonly Invited[]): Promise<void> {
      const written = [];
      for (const { memberId, identityId, username } of members) {
        const event = await invitations.invite(tx, identityId);
        written.push({ memberId, event, text: invitationNotice({ clubName: clubName(), username }) });
      }
      await writeNotices(tx, live, clock.now(), written);
    },
  };
}
