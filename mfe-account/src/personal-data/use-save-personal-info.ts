import { authStore, refreshToken, signOut } from '@club/shared/auth';
import type { SavePersonalInfo } from '@club/shared/contracts/members/personal-info';
import { Message } from '@club/shared/contracts/scalars';
import { answerBody, http } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { useMutation } from '@club/shared/query';

/** First specification, section 9: the message is shown for 4 s, signing out follows after 3 s. */
const MESSAGE_SECONDS = 4;
const SIGN_OUT_AFTER_MS = 3_000;

const WHY = 'PASSWORD_CHANGED';

/** Saves e-mail and password. The server then ends every session of the member, including this page's. */
export function useSavePersonalInfo() {
  const notify = useNotify();
  const { expectEnd } = authStore.getState();
  return useMutation({
    mutationFn: async (values: SavePersonalInfo) =>
      (await answerBody(Message, http.post('personal-info', { json: values }))).message,
    // The check of the provider's session may notice the end before the response arrives, and does not know its reason.
    onMutate: () => expectEnd(WHY),
    onError: () => {
      if (authStore.getState().ending === WHY) expectEnd(null);
    },
    onSuccess: (message) => {
      notify.success(message, MESSAGE_SECONDS);
      // Until the sign-out the page stays as it is, although the server already refuses its token. A token that was
      // exchanged during the call has removed the reason.
      expectEnd(WHY);
      // Not cancelled when the member navigates to another screen, because the session has ended for it as well.
      setTimeout(() => end().catch(notify.refusal), SIGN_OUT_AFTER_MS);
    },
  });
}

/**
 * With the password change the provider normally has ended the session: it refuses to renew the token, which signs this
 * page out while the message stays for its last second. Only if the session is still valid it has to be ended at the
 * provider, which leaves the page.
 */
async function end(): Promise<void> {
  if (authStore.getState().identity && (await refreshToken())) await signOut();
}
