import { plural } from '@club/shared/domain';

/** `47 slika`, `22 slike`. */
export const pictureCount = (count: number): string => `${count} ${plural(count, 'slika', 'slike', 'slika')}`;
