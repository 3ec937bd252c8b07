import { Html } from './html';

/** A racket and a ball in a rounded square. */
const shapes = (square: string, racket: string) =>
  `<rect width="40" height="40" rx="10" fill="${square}"/>` +
  `<g fill="none" stroke="${racket}" stroke-width="2.6" stroke-linecap="round">` +
  '<ellipse cx="22" cy="16.5" rx="6.4" ry="8" transform="rotate(38 22 16.5)"/><path d="m16.4 23.4-5.6 6.8"/>' +
  '<circle cx="28.6" cy="28.4" r="2.9"/></g>';

/** The mark of a club without a logo, for coloured parts. */
export const markIn = (colour: string): Html =>
  new Html(`<svg viewBox="0 0 40 40" aria-hidden="true">${shapes('#fff', colour)}</svg>`);

/** The same as the icon of the browser's tab. */
export const markUrl = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${shapes(colour, '#fff')}</svg>`,
  )}`;

/** Half a court, seen from behind its baseline: net, sidelines, service line, baseline. */
export const COURT_LINES = new Html(
  '<svg class="lines" viewBox="0 0 400 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">' +
    '<path d="M104 16h192M120 16-60 240M280 16l180 224M140 16 5 240M260 16l135 224M97 88h206M200 16v72M-28 200h456M200 200v-8"/></svg>',
);

/** Beside an error message, to attract attention; the text describes the error. */
export const WARNING = new Html(
  '<svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">' +
    '<circle cx="10" cy="10" r="8.4"/><path d="M10 5.6v5.2M10 14.2v.1"/></svg>',
);
