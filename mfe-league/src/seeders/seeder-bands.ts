/** The meaning of a rank for the knockout: bye in the first round, first round, qualifications. */
export type SeederBand = 'free' | 'main' | 'qualifications';

const LAST_FREE = 16;
const LAST_MAIN = 40;

/** Rows 1–16 are green, 17–40 bold, 41 and below red (specification, section 2). */
export function seederBand(rank: number): SeederBand {
  if (rank <= LAST_FREE) return 'free';
  return rank <= LAST_MAIN ? 'main' : 'qualifications';
}

export const BAND_LABELS: Readonly<Record<SeederBand, string>> = {
  free: '1–16: slobodni u prvom kolu završnice',
  main: '17–40: igraju prvo kolo završnice',
  qualifications: 'od 41: kvalifikacije',
};
