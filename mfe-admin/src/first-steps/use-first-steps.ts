import {
  ClubOpening,
  type CourtLights,
  MembersCheck,
  MembersImported,
  type OpeningStep,
} from '@club/shared/contracts/club-opening';
import { Message } from '@club/shared/contracts/scalars';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useMutation } from '@club/shared/query';
import { useAdminMutation } from '../api/use-admin-mutation';
import { useAdminQuery } from '../api/use-admin-query';
import { keys } from '../query-keys';

/** Long, because a password is hashed for each member. */
const IMPORT_MS = 120_000;
/** The server waits 20 s each for the mail server's connection, greeting and answer before it knows what is wrong. */
const TEST_MAIL_MS = 70_000;

export function useFirstSteps() {
  useLiveQuery('club-day', keys.firstSteps);
  // The lights belong to the topic `pricing`, because they affect prices.
  useLiveQuery('pricing', keys.firstSteps);
  return useAdminQuery({ queryKey: keys.firstSteps, schema: ClubOpening, path: 'admin/opening' });
}

export const useSetStep = () =>
  useAdminMutation(
    async ({ step, done }: { step: OpeningStep; done: boolean }) =>
      (await answer(Message, http.put(`admin/opening/steps/${step}`, { json: { done } }))).body,
  );

export const useOpenClub = () =>
  useAdminMutation(async () => (await answer(Message, http.post('admin/opening/open'))).body);

export const useTestMail = () =>
  useAdminMutation(
    async () => (await answer(Message, http.post('admin/opening/test-mail', { timeout: TEST_MAIL_MS }))).body,
  );

export const useSaveLights = () =>
  useAdminMutation(
    async (json: CourtLights) => (await answer(Message, http.put('admin/settings/courts', { json }))).body,
  );

export function useCheckMembers() {
  return useMutation({
    mutationFn: async (text: string) =>
      (await answer(MembersCheck, http.post('admin/members-import/check', { json: { text } }))).body,
  });
}

export const useImportMembers = () =>
  useAdminMutation(async (text: string) => {
    const call = http.post('admin/members-import', { json: { text }, timeout: IMPORT_MS });
    return (await answer(MembersImported, call)).body;
  });
