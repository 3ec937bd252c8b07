import {
  ClubOpening,
  type CourtLights,
  MembersCheck,
  MembersImported,
  type OpeningStep,
} from '@club/shared/contracts/club-opening';
import { Message } from '@club/shared/contracts/scalars';
import { answerBody, http, keyed } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useMutation } from '@club/shared/query';
import { useAdminMutation } from '../api/use-admin-mutation';
import { useAdminQuery } from '../api/use-admin-query';
import { keys } from '../query-keys';

/** Long, because a password is hashed for each member. */
const IMPORT_MS = 120_000;
/** The server waits up to 65 s for the mail server, because some scan a message before they answer. */
const TEST_MAIL_MS = 70_000;

export function useFirstSteps() {
  useLiveQuery('club-day', keys.firstSteps);
  // The lights belong to the topic `pricing`, because they affect prices.
  useLiveQuery('pricing', keys.firstSteps);
  // The reader's address, to which the test message goes.
  useLiveQuery('members', keys.firstSteps);
  return useAdminQuery({ queryKey: keys.firstSteps, schema: ClubOpening, path: 'admin/opening' });
}

export const useSetStep = () =>
  useAdminMutation(({ step, done }: { step: OpeningStep; done: boolean }) =>
    answerBody(Message, http.put(`admin/opening/steps/${step}`, { json: { done } })),
  );

export const useOpenClub = () => useAdminMutation(() => answerBody(Message, http.post('admin/opening/open')));

export const useTestMail = () =>
  useAdminMutation(() => answerBody(Message, http.post('admin/opening/test-mail', { timeout: TEST_MAIL_MS })));

export const useSaveLights = () =>
  useAdminMutation((json: CourtLights) => answerBody(Message, http.put('admin/settings/courts', { json })));

/** A file of members, and the key of its import. */
export interface KeyedFile {
  readonly text: string;
  readonly key: string;
}

/** With the key of the import: after one whose answer was lost, its own members are not described as errors. */
export function useCheckMembers() {
  return useMutation({
    mutationFn: ({ text, key }: KeyedFile) =>
      answerBody(MembersCheck, http.post('admin/members-import/check', { json: { text }, ...keyed(key) })),
  });
}

export const useImportMembers = () =>
  useAdminMutation(async ({ text, key }: KeyedFile) => {
    const call = http.post('admin/members-import', { json: { text }, timeout: IMPORT_MS, ...keyed(key) });
    return answerBody(MembersImported, call);
  });
