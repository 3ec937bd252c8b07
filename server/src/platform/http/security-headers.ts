import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

export interface SecurityHeadersOptions {
  /** Where browsers find the product; with https they are told to keep to it. */
  readonly publicUrl: string;
  /** Where the identity provider is, this server or another one. */
  readonly identityOrigin?: string;
}

/** What a browser may load, and where the product may be framed: nowhere. */
export const securityHeaders = fastifyPlugin<SecurityHeadersOptions>(async (app, options) => {
  const { publicUrl, identityOrigin } = options;
  const self = `'self'`;
  const identity = identityOrigin && identityOrigin !== publicUrl ? [identityOrigin] : [];
  const https = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: [self],
        // emotion (MUI) writes its rules into <style> elements at run time. Styles alone: no script comes this way.
        styleSrc: [self, `'unsafe-inline'`],
        imgSrc: [self, 'data:', 'blob:'],
        fontSrc: [self, 'data:'],
        connectSrc: [self, ...identity],
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

/** Lets this one page load scripts and data from further origins: those of the remotes that its registry lists. */
export function allowScripts(reply: FastifyReply, origins: readonly string[]): void {
  const policy = reply.getHeader('content-security-policy');
  if (origins.length === 0 || typeof policy !== 'string') return;
  const further = [...new Set(origins)].join(' ');
  reply.header('content-security-policy', policy.replace(/(script-src|connect-src) 'self'/g, `$& ${further}`));
}

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
