import { SHORT_NAMES } from '@club/shared/league-pyramid';
import { onScreen } from '@club/shared/theme';

/** Three parts side by side: from the theme's breakpoint `lg`, and in print. */
export const SIDE_BY_SIDE = '@media (min-width: 75em), print';
/** One part at a time, chosen above. */
export const ONE_PART = '@media screen and (max-width: 74.95em)';
/** The layout of a phone. Not in print, where all three parts are side by side and names are small enough. */
export const SHORT_NAMES_ON_SCREEN = onScreen(SHORT_NAMES);
