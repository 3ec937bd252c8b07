import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import { plural } from '@club/shared/domain';

/** `48 mjesta, 16 slobodnih, 8 iz kvalifikacija`. */
export function drawSummary({ places, byes, qualifiers }: Pick<LeagueDraw, 'places' | 'byes' | 'qualifiers'>): string {
  const parts = [
    `${places} ${plural(places, 'mjesto', 'mjesta', 'mjesta')}`,
    byes > 0 && `${byes} ${plural(byes, 'slobodno', 'slobodna', 'slobodnih')}`,
    qualifiers > 0 && `${qualifiers} iz kvalifikacija`,
  ];
  return parts.filter(Boolean).join(', ');
}
