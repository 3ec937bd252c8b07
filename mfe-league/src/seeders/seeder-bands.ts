import { DIRECT_PLACES, drawByes, MAIN_PLACES } from '@club/shared/domain';

/** The meaning of a rank for the knockout: bye in the first round, first round, qualifications. */
export type SeederBand = 'free' | 'main' | 'qualifications';

const LAST_FREE = drawByes(MAIN_PLACES);

/** Rows 1–16 are green, 17–40 bold, 41 and below red (specification, section 2). */
export function seederBand(rank: number): SeederBand {
  if (rank <= LAST_FREE) return 'free';
  return rank <= DIRECT_PLACES ? 'main' : 'qualifications';
}

const BANDS = '1–16: slobodni u prvom kolu završnog turnira · 17–40: igraju prvo kolo · od 41: kvalifikacije';

/** What the ranks mean for a draw of `players` players; the colours of the rows are always those of the specification. */
export function bandsNote(players: number): string {
  if (players === 0 || players > MAIN_PLACES) return BANDS;
  const byes = drawByes(players);
  if (byes === 0) return 'Svi igraju prvo kolo završnog turnira.';
  const free = byes === 1 ? '1.: slobodan' : `1–${byes}: slobodni`;
  return `${free} u prvom kolu završnog turnira · ostali igraju prvo kolo`;
}
