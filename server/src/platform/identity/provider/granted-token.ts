import type { KoaContextWithOIDC } from 'oidc-provider';

/** The provider's context of a granted token request; undefined for every other request. */
export function grantedToken(ctx: { readonly status: number }): KoaContextWithOIDC | undefined {
  const { oidc } = ctx as Partial<KoaContextWithOIDC>;
  return oidc?.route === 'token' && ctx.status === 200 ? (ctx as KoaContextWithOIDC) : undefined;
}
