export { PHONE, SMALLEST_PHONE } from './breakpoints';
export { ClubTheme } from './club-theme';
export { FORCED_COLOURS } from './forced-colours';
export type { Tone } from './palette-types';
