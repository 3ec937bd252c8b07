const USUAL_PX = 16;
/** A narrower screen would be all axis and no chart. */
const LEAST_SCREEN_PX = 240;

/**
 * How much larger than usual a reader's letters are: a chart is drawn in pixels, and its axes and their room are multiplied
 * by it. On a phone by half as much at most.
 */
export function letterScale(): number {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX || 1;
  return Math.max(1, Math.min(scale, innerWidth / LEAST_SCREEN_PX));
}
