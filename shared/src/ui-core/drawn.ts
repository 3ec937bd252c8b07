import { FORCED_COLOURS } from '@club/shared/theme';
/**
 * For the styles of what is drawn by its ground alone: a bar, a mark, a line. Windows' high contrast drops every ground
 * but one in the system's own colours.
 */
export const DRAWN = { [FORCED_COLOURS]: { background: 'CanvasText !important' } } as const;
