import { FORCED_COLOURS } from '@club/shared/theme';

/**
 * Styles for elements that consist of nothing but their background: a bar, a mark, a line. Windows' high contrast mode
 * removes every background except one in a system colour, and printing every background that does not ask to be kept.
 */
export const DRAWN = {
  printColorAdjust: 'exact',
  [FORCED_COLOURS]: { background: 'CanvasText !important' },
} as const;
