import { CONSENT_WORDINGS, type ConsentKind } from '@club/shared/contracts/privacy';
import { anyOf, type Handle, type Tx } from '../platform/database';

type Person = { readonly memberId: number } | { readonly registrationId: number };

/** Records who agreed to which text, or revoked it, and when. */
export async function recordConsent(
  tx: Tx,
  person: Person,
  { kind, given, at }: { kind: ConsentKind; given: boolean; at: Date },
): Promise<void> {
  const who =
    'memberId' in person
      ? { member_id: person.memberId, registration_id: null }
      : { member_id: null, registration_id: person.registrationId };
  await tx
    .insertInto('consent')
    .values({ ...who, kind, given, wording: CONSENT_WORDINGS[kind], at })
    .execute();
}

/** A member's own consents, and those of registrations for the league. */
export function consentsOf(handle: Handle, memberId: number, registrationIds: readonly number[]) {
  return handle
    .selectFrom('consent')
    .select(['kind', 'given', 'wording', 'at'])
    .where((of) => of.or([of('member_id', '=', memberId), of('registration_id', '=', anyOf(registrationIds))]))
    .orderBy('at')
    .orderBy('id')
    .execute();
}
