/** Minimum side length of touch targets (design: WCAG 2.2, target size, enhanced). */
export const TARGET = 44;

/** Pixels at the top of the window that the header, with the fee banner, covers at the usual size of the letters. */
export const SCROLL_PADDING_TOP = 120;
