import { hash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

export interface SecurityHeadersOptions {
  /** The product's public address; with https, browsers are instructed to use only https. */
  readonly publicUrl: string;
  /** The origin of the identity provider, this server or another one. */
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
        // emotion (MUI) writes its rules into <style> elements at run time. Only styles: scripts stay forbidden.
        styleSrc: [self, `'unsafe-inline'`],
        imgSrc: [self, 'data:', 'blob:'],
        fontSrc: [self, 'data:'],
        connectSrc: [self, ...identity],
        // The sign-in library checks the session in hidden frames.
        frameSrc: [self, ...identity],
        frameAncestors: [`'none'`],
        formAction: [self, ...identity],
        baseUri: [self],
        objectSrc: [`'none'`],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    frameguard: { action: 'deny' },
    // The club's other subdomains may have no https, and a browser does not forget this for a year.
    hsts: https ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
});

const CSP = 'content-security-policy';

/** How a policy names an inline script or style. */
export const cspHash = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`;

interface PageScripts {
  /** Further origins of scripts and data: those of the remotes in the page's registry. */
  readonly origins: readonly string[];
  /** Hashes (`sha256-…`) of the scripts that the build has inlined into the page. */
  readonly hashes: readonly string[];
}

/** Allows scripts of further origins, and inline scripts, on this page only. */
export function allowScripts(reply: FastifyReply, { origins, hashes }: PageScripts): void {
  const further = [...new Set(origins)].map((origin) => ` ${origin}`).join('');
  const inline = hashes.map((hash) => ` '${hash}'`).join('');
  const policy = String(reply.getHeader(CSP))
    .replace("script-src 'self'", `$&${inline}${further}`)
    .replace("connect-src 'self'", `$&${further}`);
  reply.header(CSP, policy);
}

/** For the only page that our own pages frame: the sign-in library's return address, with its own script. */
export const framedByOurselves = (hashes: readonly string[]) => ({
  [CSP]: `default-src 'none'; script-src ${hashes.map((hash) => `'${hash}'`).join(' ')}; frame-ancestors 'self'`,
  'x-frame-options': 'SAMEORIGIN',
});

/** For an answer that is sent before any hook has set the headers. */
export const HEADERS_OF_NO_PAGE = {
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
