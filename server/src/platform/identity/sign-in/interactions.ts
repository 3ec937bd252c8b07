import { interactionPolicy } from 'oidc-provider';
import { REALM_PATH } from '../realm';

/** Where the sign-in page for an authorization request under way is. */
export const signInPath = (interactionUid: string) => `${REALM_PATH}/login-actions/authenticate/${interactionUid}`;

/** When somebody is asked to sign in: with no session, or one that is good for nothing; never for consent. */
export function signInPolicy() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  // A cookie of a disabled or deleted user must lead to the sign-in page; unchecked, the provider fails with a 500.
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
