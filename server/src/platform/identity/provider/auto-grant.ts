import type { KoaContextWithOIDC } from 'oidc-provider';
import { AUDIENCE } from '../realm';

export const SCOPE = 'openid profile email';

/** The only client is the club's own: the user is not asked for consent. */
export async function autoGrant(ctx: KoaContextWithOIDC) {
  const { client, session, account, provider } = ctx.oidc;
  if (!client || !session || !account) return undefined;
  const id = session.grantIdFor(client.clientId);
  const known = id ? await provider.Grant.find(id) : undefined;
  if (known?.accountId === account.accountId) return known;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(SCOPE);
  grant.addResourceScope(AUDIENCE, SCOPE);
  await grant.save();
  return grant;
}
