/** `1 h 30 min` for 90 minutes, `1 h` for 60. */
const duration = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${minutes % 60} min`}`;

/** The durations of the club's slots, shortest first: `1 h ili 1 h 30 min`. */
export const slotDurations = (slotPlan: readonly { readonly minutes: number }[]): string =>
  [...new Set(slotPlan.map(({ minutes }) => minutes))]
    .sort((a, b) => a - b)
    .map(duration)
    .join(' ili ');
