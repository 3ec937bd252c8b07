/** Widths in em: with larger letters a wider screen already counts as narrow. */
const SM = 48.0625;

/** A phone is 768 px or less (first specification, section 9), the same for every screen: `theme.breakpoints.down('sm')`. */
export const breakpoints = { unit: 'em', values: { xs: 0, sm: SM, md: 56.25, lg: 75, xl: 96 } } as const;

/** The same for code without a theme; breakpoints.test.ts compares the two. */
export const PHONE = `@media (max-width:${SM - 0.05}em)`;

/** 352 px: the smallest phones, and a desktop's page enlarged four times, on which a table needs every pixel. */
export const SMALLEST_PHONE = '@media (max-width:22em)';
