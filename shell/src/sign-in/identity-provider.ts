import * as z from '@club/shared/schema';

const IdentityProvider = z.object({ url: z.string(), realm: z.string(), clientId: z.string() });
type IdentityProvider = z.infer<typeof IdentityProvider>;

const EMBEDDED: IdentityProvider = { url: '/', realm: 'club', clientId: 'club-web' };

/** The identity provider: the one inside our own server, or the Keycloak that the server writes into the page. */
export function identityProvider(): IdentityProvider {
  const inPage = document.getElementById('signIn')?.textContent;
  return inPage ? IdentityProvider.parse(JSON.parse(inPage)) : EMBEDDED;
}
