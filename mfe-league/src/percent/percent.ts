const format = new Intl.NumberFormat('hr-HR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `57,02 %` for a percentage from 0 to 100 (specification, section 9). */
export const percent = (value: number): string => `${format.format(value)}\u00a0%`;
