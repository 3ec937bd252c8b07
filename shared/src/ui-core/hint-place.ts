interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const EDGE = 8;

/**
 * The position of a hint of size `hint` for `anchor`: above it, or below if there is no room above, and inside the viewport.
 */
export function hintPlace(anchor: Box, hint: { width: number; height: number }, viewportWidth: number) {
  const above = anchor.top - hint.height;
  const centred = anchor.left + anchor.width / 2 - hint.width / 2;
  const left = Math.max(EDGE, Math.min(centred, viewportWidth - hint.width - EDGE));
  return { left, top: above >= EDGE ? above : anchor.top + anchor.height };
}
