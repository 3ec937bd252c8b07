import { type ReleaseChoiceInput, RemoteReleases } from '@club/shared/contracts/releases/releases';
import { Message } from '@club/shared/contracts/scalars';
import { answer, http } from '@club/shared/http';
import { useQuery } from '@club/shared/query';
import { useAdminMutation } from '../../api/use-admin-mutation';
import { keys } from '../../query-keys';

/** Polling interval: releases and browser reports send no live event. */
const AGAIN_MS = 30_000;

export function useReleases() {
  return useQuery({
    queryKey: keys.releases,
    queryFn: async ({ signal }) => (await answer(RemoteReleases, http.get('admin/remotes', { signal }))).body,
    refetchInterval: AGAIN_MS,
  });
}

/** Chooses the release of a remote that this browser receives. */
export function useChooseRelease() {
  return useAdminMutation(
    async ({ remote, json }: { remote: string; json: ReleaseChoiceInput }) =>
      (await answer(Message, http.put(`admin/remotes/${remote}/choice`, { json }))).body,
  );
}
