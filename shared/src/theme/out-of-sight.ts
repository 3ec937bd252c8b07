/**
 * The styles of what is not displayed but still read out by screen readers, for which `display: none` would remove it.
 * With units: in `sx` a width of 1 is the whole width.
 */
export const OUT_OF_SIGHT = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
