const SMALLEST = 0.8;

/**
 * The factor of its normal font size at which a text fits on one line; at least four fifths, to stay readable.
 * @param capacity number of characters that fit on the line at normal size
 */
export const nameScale = (text: string, capacity: number): number =>
  Math.min(1, Math.max(SMALLEST, capacity / text.length));
