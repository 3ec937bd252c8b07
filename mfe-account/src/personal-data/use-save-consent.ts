import type { PersonalInfo } from '@club/shared/contracts/members/personal-info';
import { Message } from '@club/shared/contracts/scalars';
import { answerBody, http } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { useMutation, useQueryClient } from '@club/shared/query';
import { keys } from '../query-keys';
import { showChange } from '../show-change';

/**
 * Gives or withdraws the consent to public contact data. The switch itself moves at once, and back if the change is
 * refused.
 */
export function useSaveConsent() {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: async (contactPublic: boolean) =>
      (await answerBody(Message, http.put('personal-info/consent', { json: { contactPublic } }))).message,
    // Reported here, and not by the switch, whose callbacks are not called once the screen has been left.
    onSuccess: (message, contactPublic) => {
      showChange<PersonalInfo>(client, keys.personalInfo, (info) => info && { ...info, contactPublic });
      notify.success(message);
    },
    onError: notify.refusal,
  });
}
