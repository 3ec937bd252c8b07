export {
  ABOVE_PORTRAIT_PHONE,
  FORCED_COLOURS,
  LARGE_TEXT,
  LOW_SCREEN,
  onScreen,
  PHONE,
  PORTRAIT_PHONE,
  SMALLEST_PHONE,
} from './breakpoints';
export { CARD } from './card';
export { ClubTheme } from './club-theme';
export { FLOATING } from './floating';
export { OUT_OF_SIGHT } from './out-of-sight';
export type { Tone } from './palette-types';
export { PLAIN_LIST } from './plain-list';
export { SCROLL_PADDING_TOP, TARGET } from './sizes';
