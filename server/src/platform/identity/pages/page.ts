import { createHash } from 'node:crypto';
import { REALM_PATH } from '../realm';
import { Html, html } from './html';
import { COURT_LINES, MARK, MARK_URL } from './mark';
import { SCRIPT } from './script';
import { STYLE } from './style';

const CLUB = 'Tenis Ivankovo';

const sha256 = (text: string, encoding: 'base64' | 'base64url') => createHash('sha256').update(text).digest(encoding);

/** Where the pages' script is served; the name changes with its text, so browsers may keep it. */
export const SCRIPT_PATH = `${REALM_PATH}/assets/pages-${sha256(SCRIPT, 'base64url').slice(0, 12)}.js`;

/** A whole page of the sign-in story: clay on the left (above, on a phone), what it is about on the right. */
export function page(title: string, home: string, main: Html): string {
  return html`<!doctype html>
<html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${CLUB}</title><link rel="icon" href="${MARK_URL}">
<style>${new Html(STYLE)}</style></head>
<body><div class="frame">
<header class="court">${COURT_LINES}<a class="brand" href="${home}">${MARK}<span>${CLUB}</span></a>
<p class="motto">Rezervacija teniskih terena kod dvorane</p>
<p class="aside">Dva zemljana terena, termini od 90 minuta.</p></header>
<main><h1>${title}</h1>${main}</main>
</div><script src="${SCRIPT_PATH}" defer></script></body></html>`.markup;
}

/** Nobody may frame these pages, and nothing runs or loads on them but what they bring. */
export function pageHeaders(origin: string): Record<string, string> {
  const rules = [
    "default-src 'none'",
    `style-src 'sha256-${sha256(STYLE, 'base64')}'`,
    "script-src 'self'",
    'img-src data:',
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
