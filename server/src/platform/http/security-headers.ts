import helmet from '@fastify/helmet';
import fastifyPlugin from 'fastify-plugin';

export interface SecurityHeadersOptions {
  /** Where browsers find the product; with https they are told to keep to it. */
  readonly publicUrl: string;
  /** Further origins that scripts may come from: remotes that are deployed by themselves. */
  readonly scriptOrigins: readonly string[];
  /** Where the identity provider is, this server or another one. */
  readonly identityOrigin?: string;
}

/** What a browser may load, and where the product may be framed: nowhere. */
export const securityHeaders = fastifyPlugin<SecurityHeadersOptions>(async (app, options) => {
  const { publicUrl, scriptOrigins, identityOrigin } = options;
  const self = `'self'`;
  const identity = identityOrigin && identityOrigin !== publicUrl ? [identityOrigin] : [];
  const https = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: [self, ...scriptOrigins],
        // emotion (MUI) writes its rules into <style> elements at run time. Styles alone: no script comes this way.
        styleSrc: [self, `'unsafe-inline'`],
        imgSrc: [self, 'data:', 'blob:'],
        fontSrc: [self, 'data:'],
        connectSrc: [self, ...scriptOrigins, ...identity],
        // The sign-in library asks for the session in hidden frames.
        frameSrc: [self, ...identity],
        frameAncestors: [`'none'`],
        formAction: [self, ...identity],
        baseUri: [self],
        objectSrc: [`'none'`],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    frameguard: { action: 'deny' },
    hsts: https ? { maxAge: 365 * 24 * 60 * 60 } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
});

/** For the one page of ours that our own pages frame, the sign-in library's return address. */
export const FRAMED_BY_OURSELVES = {
  'content-security-policy': `default-src 'none'; script-src 'self'; frame-ancestors 'self'`,
  'x-frame-options': 'SAMEORIGIN',
} as const;

/** For an answer that is given before any hook has set the others. */
export const HEADERS_OF_NO_PAGE = {
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
