import { formatPercent } from '@club/shared/domain';

/** `57,02 %` for a percentage from 0 to 100 (specification, section 9). */
export const percent = (value: number): string => formatPercent(value, 2, 2);
