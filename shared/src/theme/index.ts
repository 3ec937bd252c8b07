export {
  ABOVE_PORTRAIT_PHONE,
  LARGE_TEXT,
  LOW_SCREEN,
  onScreen,
  PHONE,
  PORTRAIT_PHONE,
  SMALLEST_PHONE,
} from './breakpoints';
export { ClubTheme } from './club-theme';
export { FLOATING } from './floating';
export { FORCED_COLOURS } from './forced-colours';
export { OUT_OF_SIGHT } from './out-of-sight';
export type { Tone } from './palette-types';
export { SCROLL_PADDING_TOP } from './scroll-padding';
