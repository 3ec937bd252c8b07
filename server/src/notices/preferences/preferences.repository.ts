import type { NoticeKind, NoticePreference } from '@club/shared/contracts/notices';
import { anyOf, type Handle, type Tx } from '../../platform/database';

/** The choices of these members. */
export function chosenBy(handle: Handle, memberIds: readonly number[]) {
  return handle
    .selectFrom('notice_preference')
    .select(['member_id as memberId', 'kind', 'channel', 'enabled'])
    .where('member_id', '=', anyOf(memberIds))
    .execute();
}

export async function choose(
  tx: Tx,
  memberId: number,
  choices: readonly (Omit<NoticePreference, 'kind'> & { kind: NoticeKind })[],
): Promise<void> {
  await tx
    .insertInto('notice_preference')
    .values(choices.map((choice) => ({ member_id: memberId, ...choice })))
    .onConflict((on) =>
      on.columns(['member_id', 'kind', 'channel']).doUpdateSet((of) => ({ enabled: of.ref('excluded.enabled') })),
    )
    .execute();
}
