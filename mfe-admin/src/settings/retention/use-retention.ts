import { Retention } from '@club/shared/contracts/privacy';
import { Message } from '@club/shared/contracts/scalars';
import type { RetentionChange } from '@club/shared/contracts/setting-change';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useAdminMutation } from '../../api/use-admin-mutation';
import { useAdminQuery } from '../../api/use-admin-query';
import { keys } from '../../query-keys';

const CALL = 'admin/settings/retention';

export const RETENTION = { queryKey: keys.retention, schema: Retention, path: CALL };

export function useRetention() {
  useLiveQuery('club-day', keys.retention);
  return useAdminQuery(RETENTION);
}

export const useSaveRetention = () =>
  useAdminMutation((json: RetentionChange) => answerBody(Message, http.put(CALL, { json })));
