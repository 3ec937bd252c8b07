/**
 * The mobile header below 1212 px (first specification, section 9), in em: with a larger font the menu needs a wider
 * screen.
 */
export const MOBILE_HEADER = '@media (max-width: 75.74em)';
export const WIDE_HEADER = '@media (min-width: 75.75em)';
export const HEADER_HEIGHT = { wide: 60, mobile: 55 };
