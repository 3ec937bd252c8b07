export interface ReservationListKind {
  readonly title: string;
  /** What is listed, as screen readers hear it after 'Izvoz u CSV'. */
  readonly rows: string;
  /** Path of the call; with `.csv` appended it returns the whole list as a file. */
  readonly call: string;
  /** League matches alone: each has an opponent. */
  readonly isLeague: boolean;
  /** Rows can be deleted, and both kinds of matches are listed. */
  readonly deletes: boolean;
}

const FRIENDLY: ReservationListKind = {
  title: 'Prijateljski susreti',
  rows: 'prijateljski susreti',
  call: 'admin-friendly-matches',
  isLeague: false,
  deletes: false,
};

const LEAGUE: ReservationListKind = {
  title: 'Liga susreti',
  rows: 'liga susreti',
  call: 'admin-league-matches',
  isLeague: true,
  deletes: false,
};

/** Its call has a singular name, its route a plural one (first specification, section 7). */
const DELETE: ReservationListKind = {
  title: 'Brisanje rezervacija',
  rows: 'prijateljski i liga susreti',
  call: 'admin-delete-reservation',
  isLeague: false,
  deletes: true,
};

/** The list for one of the three paths. */
export function listAt(path: string): ReservationListKind {
  if (path.startsWith('/admin-league-matches')) return LEAGUE;
  return path.startsWith('/admin-delete-reservations') ? DELETE : FRIENDLY;
}
