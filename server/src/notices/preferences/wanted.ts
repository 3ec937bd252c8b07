import type { NoticeChannel } from '@club/shared/contracts/notices';
import type { Handle } from '../../platform/database';
import { KINDS, type MessageKind } from '../kinds/notice-kinds';
import { chosenBy } from './preferences.repository';

/** Whether a member wants to receive a kind by a channel. */
export type Wants = (memberId: number, kind: MessageKind, channel: NoticeChannel) => boolean;

/** The choices of these members, by default the kind's preset. */
export async function readWants(handle: Handle, memberIds: readonly number[]): Promise<Wants> {
  const rows = await chosenBy(handle, memberIds);
  const chosen = new Map(
    rows.map(({ memberId, kind, channel, enabled }) => [`${memberId} ${kind} ${channel}`, enabled]),
  );
  return (memberId, kind, channel) => {
    if (kind === 'INVITATION') return channel === 'EMAIL';
    return chosen.get(`${memberId} ${kind} ${channel}`) ?? KINDS[kind].preset[channel];
  };
}
