import { yearOf, zagrebDate } from '@club/shared/domain';
import { addDrawings } from '../gallery';
import type { Tx } from '../platform/database';
import { DRAWING_SIZE, drawnPicture } from './drawn-picture';

/** How many pictures each year has (second specification, section 9). */
const COUNTS: Readonly<Record<number, number>> = { 2017: 66, 2019: 60, 2020: 70, 2022: 22, 2023: 41, 2024: 47 };

const CAPTIONS = ['Prvo kolo', 'Nakon meča', 'Na mreži', 'Pehari', 'Završni turnir', 'Na crti'] as const;

/** Drawn pictures for the years, up to this one, and in the numbers of the specification. */
export async function writeDemoGallery(tx: Tx, media: string, at: Date): Promise<void> {
  const thisYear = yearOf(zagrebDate(at));
  for (const [year, count] of Object.entries(COUNTS).filter(([year]) => Number(year) <= thisYear)) {
    const drawings = Array.from({ length: count }, (_, index) => ({
      caption: `${CAPTIONS[(index + 1) % CAPTIONS.length]}, ${year}.`,
      content: drawnPicture(Number(year), index + 1),
    }));
    await addDrawings(tx, { media, year: Number(year), at, size: DRAWING_SIZE, drawings });
  }
}
