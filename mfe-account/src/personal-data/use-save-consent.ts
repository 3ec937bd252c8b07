import type { PersonalInfo } from '@club/shared/contracts/members/personal-info';
import { Message } from '@club/shared/contracts/scalars';
import { answer, http } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { useMutation, useQueryClient } from '@club/shared/query';
import { keys } from '../query-keys';

/** Gives or withdraws the consent to public contact data. The switch moves at once, and back if the change is refused. */
export function useSaveConsent() {
  const client = useQueryClient();
  const notify = useNotify();
  const show = (contactPublic: boolean) =>
    client.setQueryData<PersonalInfo>(keys.personalInfo, (info) => info && { ...info, contactPublic });
  return useMutation({
    mutationFn: async (contactPublic: boolean) =>
      (await answer(Message, http.put('personal-info/consent', { json: { contactPublic } }))).body.message,
    onMutate: async (contactPublic) => {
      // A pending response does not contain the change, and would turn the switch back.
      await client.cancelQueries({ queryKey: keys.personalInfo });
      show(contactPublic);
    },
    // Reported here, and not by the switch, whose callbacks are not called once the screen has been left.
    onSuccess: (message) => notify.success(message),
    onError: (error, contactPublic) => {
      show(!contactPublic);
      notify.refusal(error);
    },
  });
}
