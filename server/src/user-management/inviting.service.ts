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
  /** The club's current name. */
  readonly clubName: () => string;
}

export interface Invited {
  readonly memberId: number;
  readonly identityId: string;
  readonly username: string;
}

export type Inviting = ReturnType<typeof createInviting>;

/** Invitations by e-mail, with a link for choosing a password. */
export function createInviting({ live, clock, directory, invitations, notices, clubName }: Parts) {
  return {
    /** How a person with this address gets a password. A demo sends no e-mails. */
    wayFor(email: string | null): InvitationWay {
      if (directory.kind === 'keycloak') return 'KEYCLOAK';
      if (notices.transport !== 'SMTP') return 'NO_MAIL';
      return email ? 'EMAIL' : 'NO_ADDRESS';
    },

    /** Which of a page of identities have not chosen a password yet, and which have a valid link to do so. */
    choicesOf: invitations.choicesOf,

    /** The link that was sent becomes invalid; returns whether there was one. */
    end: invitations.end,

    /**
     * Each gets one e-mail once the transaction is committed; an earlier link becomes invalid. Increases live versions.
     */
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
