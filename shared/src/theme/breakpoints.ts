/** Widths in em: with a larger font size a wider screen already counts as narrow. */
const SM = 48.0625;

/** A phone is 768 px or less (first specification, section 9), the same for every screen: `theme.breakpoints.down('sm')`. */
export const breakpoints = { unit: 'em', values: { xs: 0, sm: SM, md: 56.25, lg: 75, xl: 96 } } as const;

/** The same for code without a theme; breakpoints.test.ts compares the two. */
export const PHONE = `@media (max-width:${SM - 0.05}em)`;

/** 600 px: wider than every phone held upright. */
const PORTRAIT = 37.5;

/** A phone held upright: what fits side by side on a phone in landscape, or on a tablet, has no room. */
export const PORTRAIT_PHONE = `@media (max-width:${PORTRAIT - 0.05}em)`;

/** All wider screens. */
export const ABOVE_PORTRAIT_PHONE = `@media (min-width:${PORTRAIT}em)`;

/** The same media query, but not in print: a sheet is as narrow as a phone. */
export const onScreen = (query: string): string => query.replace('@media', '@media screen and');

/**
 * A phone in landscape, or a notebook's page zoomed to 200 % or more. Sticky elements would leave no room for the page on
 * such a screen, and cover the focused element (WCAG 2.2, 2.4.11).
 */
export const LOW_SCREEN = '@media (max-height:25em)';

/** 352 px: the smallest phones, or a desktop's page zoomed to 400 %, where a table needs every pixel. */
export const SMALLEST_PHONE = '@media (max-width:22em)';

/** A phone with text at 200 % (WCAG 2.2, 1.4.4): the longest words need its whole width. */
export const LARGE_TEXT = '@media (max-width:15em)';

/** Windows' high contrast mode, which drops every background colour that is not a system colour. */
export const FORCED_COLOURS = '@media (forced-colors: active)';
