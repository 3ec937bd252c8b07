import { interactionPolicy } from 'oidc-provider';
import { REALM_PATH } from '../realm';

/** Path of the sign-in page for an authorization request in progress. */
export const signInPath = (interactionUid: string) => `${REALM_PATH}/login-actions/authenticate/${interactionUid}`;
/** Where somebody who came with a one-time password chooses another; below the former, for the interaction's cookie. */
export const newPasswordPath = (interactionUid: string) => `${signInPath(interactionUid)}/new-password`;

/** A sign-in is required without a session, or with an invalid one; consent is never requested. */
export function signInPolicy() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  // A cookie of a disabled or deleted user must lead to the sign-in page; without the check, the provider fails with a
  // 500.
  policy
    .get('login')
    ?.checks.add(
      new Check('account_gone', 'End-User authentication is required', 'login_required', (ctx) =>
        ctx.oidc.session?.accountId && !ctx.oidc.account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    );
  policy.remove('consent');
  return policy;
}
