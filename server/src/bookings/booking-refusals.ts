import { Refusal } from '../platform/http';

const REFUSALS = {
  DATE_OUTSIDE_GRID: [400, 'Datum mora biti danas ili jedan od sljedeća tri dana.'],
  DAY_MISMATCH: [409, 'Dan se u međuvremenu promijenio. Odaberite termin ponovno.'],
  SLOT_UNKNOWN: [404, 'Taj termin ne postoji.'],
  SEASON_CLOSED: [409, 'Tereni su na taj dan zatvoreni.'],
  SLOT_HIDDEN: [409, 'Taj se termin ne može rezervirati.'],
  SLOT_PAST: [409, 'Odabrani termin je prošao.'],
  SLOT_TAKEN: [409, 'Termin je u međuvremenu zauzet.'],
  PRICE_CHANGED: [409, 'Cijena termina u međuvremenu se promijenila. Provjerite novu cijenu i potvrdite ponovno.'],
  FUNDING_CHANGED: [
    409,
    'Stanje vašeg računa u međuvremenu se promijenilo. Provjerite kako se termin plaća i potvrdite ponovno.',
  ],
  MEMBER_INACTIVE: [403, 'Vaš račun nije aktivan. Obratite se administratoru kluba.'],
  NOT_IN_LEAGUE: [403, 'Termin za ligu mogu rezervirati samo članovi lige.'],
  OWN_OPPONENT: [400, 'Protivnik ne možete biti sami sebi.'],
  KEY_REUSED: [409, 'Ovaj je zahtjev već iskorišten za nešto drugo.'],
  BOOKING_CANCELLED: [409, 'Vaša je rezervacija u međuvremenu otkazana. Ako termin još želite, odaberite ga ponovno.'],
  MAINTENANCE_ENDED: [409, 'Održavanje je u međuvremenu završeno. Ako termin treba zatvoriti, odaberite ga ponovno.'],
  NOT_BOOKED: [404, 'Na tom terminu nema rezervacije.'],
  NOT_YOURS: [403, 'Otkazati možete samo svoj termin.'],
  IS_MAINTENANCE: [409, 'Na tom terminu nema rezervacije: zatvoren je zbog održavanja.'],
  SLOT_CLOSED: [409, 'Termin je dio zatvaranja terena. Otvara se tako da se zatvaranje skrati ili poništi.'],
  NOT_MAINTENANCE: [409, 'Na tom terminu nema održavanja.'],
} as const;

/** The refusal of a change of the grid; the contract lists the codes. */
export function refusal(code: keyof typeof REFUSALS): Refusal {
  const [status, message] = REFUSALS[code];
  return new Refusal(status, code, message, code === 'OWN_OPPONENT' ? { protivnik: message } : undefined);
}
