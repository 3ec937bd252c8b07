import { Retention } from '@club/shared/contracts/privacy';
import { Message } from '@club/shared/contracts/scalars';
import type { RetentionChange } from '@club/shared/contracts/setting-change';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keys } from '../query-keys';
import { useAdminQuery } from '../use-admin-query';
import { useChange } from '../use-change';

const CALL = 'admin/settings/retention';

export const RETENTION = { queryKey: keys.retention, schema: Retention, path: CALL };

export function useRetention() {
  useLiveQuery('club-day', keys.retention);
  return useAdminQuery(RETENTION);
}

export const useSaveRetention = () =>
  useChange(async (json: RetentionChange) => (await answer(Message, http.put(CALL, { json }))).body);
