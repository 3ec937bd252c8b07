import { CONSENT_WORDINGS, type ConsentKind } from '@club/shared/contracts/privacy';
import { sql } from 'kysely';
import type { Handle, Tx } from '../platform/database';

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

/** A member's own consents, and those of registrations that became the member's player or have the member's e-mail. */
export function consentsOf(handle: Handle, memberId: number) {
  return handle
    .selectFrom('consent')
    .leftJoin('league_registration as registration', 'registration.id', 'registration_id')
    .leftJoin('league_player as player', 'player.id', 'registration.player_id')
    .select(['consent.kind', 'given', 'wording', 'at'])
    .where((of) =>
      of.or([
        of('consent.member_id', '=', memberId),
        of('player.member_id', '=', memberId),
        of.exists(
          of
            .selectFrom('member')
            .select('member.id')
            .where('member.id', '=', memberId)
            .whereRef('registration.email_key', '=', sql`lower(member.email)`),
        ),
      ]),
    )
    .orderBy('at')
    .orderBy('consent.id')
    .execute();
}
