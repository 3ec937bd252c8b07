import { type ReleaseChoiceInput, RemoteReleases } from '@club/shared/contracts/releases/releases';
import { Message } from '@club/shared/contracts/scalars';
import { answerBody, http } from '@club/shared/http';
import { useQuery } from '@club/shared/query';
import { useAdminMutation } from '../../api/use-admin-mutation';
import { keys } from '../../query-keys';

/** Polling interval: releases and browser reports send no live event. */
const AGAIN_MS = 30_000;

export function useReleases() {
  return useQuery({
    queryKey: keys.releases,
    queryFn: ({ signal }) => answerBody(RemoteReleases, http.get('admin/remotes', { signal })),
    refetchInterval: AGAIN_MS,
  });
}

/** Chooses the release of a remote that this browser receives. */
export function useChooseRelease() {
  return useAdminMutation(({ remote, json }: { remote: string; json: ReleaseChoiceInput }) =>
    answerBody(Message, http.put(`admin/remotes/${remote}/choice`, { json })),
  );
}
