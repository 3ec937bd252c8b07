const USUAL_PX = 16;
/** A narrower screen would be all axis and no chart. */
const LEAST_SCREEN_PX = 240;

/**
 * How much larger than usual the user's font size is: a chart is drawn in pixels, so the text and size of its axes are
 * multiplied by it. A narrow screen limits it: 1.5 at 360 px.
 */
export function fontScale(): number {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX || 1;
  return Math.max(1, Math.min(scale, innerWidth / LEAST_SCREEN_PX));
}
