const SMALLEST = 0.8;

/**
 * The share of its usual size at which a text stays on one line, not below four fifths: that would not be readable.
 * @param capacity characters that the line holds at the usual size
 */
export const nameScale = (text: string, capacity: number): number =>
  Math.min(1, Math.max(SMALLEST, capacity / text.length));
