/** Three parts side by side: from the theme's breakpoint `lg`, and in print. */
export const SIDE_BY_SIDE = '@media (min-width: 75em), print';
/** One part at a time, chosen above. */
export const ONE_PART = '@media screen and (max-width: 74.95em)';
/** Where four places side by side have no room for full names. */
export const SHORT_NAMES = '@media screen and (max-width: 37.45em)';
