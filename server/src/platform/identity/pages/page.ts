import { hash } from 'node:crypto';
import { cspHash } from '../../http';
import { REALM_PATH } from '../realm';
import { Html, html } from './html';
import { COURT_LINES, markIn, markUrl } from './mark';
import type { PageFrame, PageLook } from './page-look';
import { SCRIPT } from './script';
import { styleOf } from './style';

/** Address of the pages' script; the name changes with its text, so browsers may cache it. */
export const SCRIPT_PATH = `${REALM_PATH}/assets/pages-${hash('sha256', SCRIPT, 'base64url').slice(0, 12)}.js`;

/** A complete sign-in page: the club on the left (above, on a phone), the form or message on the right. */
export function page(title: string, { home, look }: PageFrame, main: Html): string {
  const { name, motto, about, logo } = look;
  const mark = logo ? html`<img src="${logo}" alt="">` : markIn(look.main);
  return html`<!doctype html>
<html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${name}</title><link rel="icon" href="${logo ?? markUrl(look.main)}">
<style>${new Html(styleOf(look))}</style></head>
<body><div class="frame">
<header class="court">${COURT_LINES}<a class="brand" href="${home}">${mark}<span>${name}</span></a>
<p class="motto">${motto}</p>
<p class="aside">${about}</p></header>
<main><h1>${title}</h1>${main}</main>
</div><script src="${SCRIPT_PATH}" defer></script></body></html>`.markup;
}

/** These pages must not be framed, and run or load only their own content. */
export function pageHeaders(origin: string, look: PageLook): Record<string, string> {
  const rules = [
    "default-src 'none'",
    `style-src '${cspHash(styleOf(look))}'`,
    "script-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${origin}`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': rules.join('; '),
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}
