export { PHONE } from './breakpoints';
export { ClubTheme } from './club-theme';
export type { Tone } from './palette-types';
