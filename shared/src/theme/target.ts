/** Minimum side length of touch targets (design: WCAG 2.2, target size, enhanced). */
export const TARGET = 44;
