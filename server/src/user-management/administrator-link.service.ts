import { personName } from '@club/shared/domain';
import { recordAction } from '../action-log';
import { lockPresentMember, memberNamed } from '../members';
import { Refusal } from '../platform/http';
import type { Directory, MemberInvitations } from '../platform/identity';
import type { ServiceParts } from '../platform/service-parts';

interface Parts extends ServiceParts {
  readonly directory: Pick<Directory, 'rolesOf'>;
  readonly invitations: Pick<MemberInvitations, 'invite' | 'pathOf'>;
  readonly publicUrl: string;
}

/**
 * How an administrator whom no other one can help chooses a new password: by an invitation's link, which only the person
 * who runs commands on the server sees. The current password stays valid until then.
 */
export function createAdministratorLink({ db, live, clock, directory, invitations, publicUrl }: Parts) {
  /** @throws Refusal for an unknown username, and for a member who is not an active administrator */
  return async (username: string): Promise<{ name: string; link: string }> => {
    const { name, reference } = await db.transaction(async (tx) => {
      const named = await memberNamed(tx, username);
      if (!named) throw new Refusal(404, 'MEMBER_UNKNOWN', `Korisnika s korisničkim imenom ${username} nema.`);
      const member = await lockPresentMember(tx, named.id);
      const name = personName(member);
      if (!member.active) throw new Refusal(409, 'MEMBER_INACTIVE', `Račun nije aktivan: ${name}.`);
      const roles = (await directory.rolesOf([member.identityId], tx)).get(member.identityId) ?? [];
      if (!roles.includes('ADMIN')) {
        const help = 'novu lozinku daje administrator na stranici „Upravljanje korisnicima”';
        throw new Refusal(409, 'NOT_ADMINISTRATOR', `${name} nema ulogu administratora: ${help}.`);
      }
      const reference = await invitations.invite(tx, member.identityId);
      await recordAction(tx, {
        // Whoever runs commands on the server need not be a member.
        actorId: member.id,
        at: clock.now(),
        action: 'Poveznica za novu lozinku',
        subject: name,
        subjectMemberId: member.id,
        after: { Izdana: 'naredbom na poslužitelju' },
      });
      await live.changed(tx, 'passwords');
      return { name, reference };
    });
    const path = await invitations.pathOf(reference);
    if (!path) throw new Error('The invitation that was just created is not valid.');
    return { name, link: publicUrl + path };
  };
}
