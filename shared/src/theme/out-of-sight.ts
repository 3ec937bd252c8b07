/**
 * Styles for content that is not visible, but is read by screen readers, from which `display: none` would hide it. With
 * units, because in `sx` a width of 1 is the whole width.
 */
export const OUT_OF_SIGHT = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
