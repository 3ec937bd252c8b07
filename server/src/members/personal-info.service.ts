import type { PersonalInfo, SavePersonalInfo } from '@club/shared/contracts/members/personal-info';
import { recordConsent } from '../consents';
import { Refusal } from '../platform/http';
import type { Directory } from '../platform/identity';
import type { ServiceParts } from '../platform/service-parts';
import { memberUnknown } from './member-refusals';
import { lockPresentMember, saveContact } from './members.repository';
import { requireMember, requirePresentMember } from './require-member';

interface Parts extends ServiceParts {
  readonly directory: Directory;
}

export type PersonalInfos = ReturnType<typeof createPersonalInfos>;

/** What members read and change about themselves. */
export function createPersonalInfos({ db, live, clock, directory }: Parts) {
  return {
    async read(memberId: number): Promise<PersonalInfo> {
      const { username, email, contactPublic, erasedAt } = await requireMember(db.handle, memberId);
      if (erasedAt) throw memberUnknown();
      return { username, email: email ?? '', contactPublic };
    },

    /** Replaces e-mail and password; every session of the member ends with it. */
    async save(memberId: number, { email, newPassword }: SavePersonalInfo): Promise<void> {
      const { identityId } = await requirePresentMember(db.handle, memberId);
      const owner = { email };
      const password = await directory.prepareChange(identityId, newPassword, owner).catch(asNewPassword);
      await db.transaction(async (tx) => {
        await lockPresentMember(tx, memberId);
        // The last check: EMAIL_TAKEN must not be revealed to somebody whose change is refused anyway.
        const onAccepted = () => saveContact(tx, memberId, { email });
        await directory.setPassword(tx, identityId, password, { owner, onAccepted }).catch(asNewPassword);
        await live.changed(tx, 'members');
      });
    },

    /** Whether birthday, e-mail and mobile are public (resolution 20); a choice that is sent again is no change. */
    async consent(memberId: number, contactPublic: boolean): Promise<void> {
      await db.transaction(async (tx) => {
        const before = await lockPresentMember(tx, memberId);
        if (before.contactPublic === contactPublic) return;
        await saveContact(tx, memberId, { contactPublic });
        await recordConsent(tx, { memberId }, { kind: 'CONTACT_PUBLIC', given: contactPublic, at: clock.now() });
        await live.changed(tx, 'members');
      });
    },
  };
}

/** The form has another name for the field than the directory. */
function asNewPassword(error: unknown): never {
  if (!(error instanceof Refusal) || !error.fields?.password) throw error;
  throw new Refusal(error.status, error.code, error.message, { newPassword: error.fields.password });
}
