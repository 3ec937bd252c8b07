import { FORCED_COLOURS } from '@club/shared/theme';

/**
 * Styles for elements that consist of nothing but their background: a bar, a mark, a line. Windows' high contrast mode
 * removes every background except one in a system colour.
 */
export const DRAWN = { [FORCED_COLOURS]: { background: 'CanvasText !important' } } as const;
