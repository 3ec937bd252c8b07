import type { Slot } from '@club/shared/contracts/bookings/grid';

/**
 * A small club for tests: Friday 20 November 2026, three times a day, court 2 only in the morning. All slots are free.
 */
const CLUB_SLOTS: readonly Slot[] = [
  slot({ id: 1, teren: 1, vrijemeTermina: '08:00:00' }),
  slot({ id: 2, teren: 2, vrijemeTermina: '08:00:00' }),
  slot({ id: 15, teren: 1, vrijemeTermina: '18:30:00', cijenaA: 9.5, cijenaB: 9.5, cijenaC: 9.5, cijenaD: 9.5 }),
  slot({ id: 17, teren: 1, vrijemeTermina: '20:00:00' }),
];

/** The club's slots with some of them changed, by id. */
export const clubSlots = (changes: Readonly<Record<number, Partial<Slot>>> = {}): Slot[] =>
  CLUB_SLOTS.map((each) => ({ ...each, ...changes[each.id] }));

/** The same slots a day later: tomorrow has become today. */
export const aDayLater = (changes: Parameters<typeof clubSlots>[0] = {}): Slot[] =>
  clubSlots(changes).map((each) => ({
    ...each,
    datumA: '2026-11-21',
    datumB: '2026-11-22',
    datumC: '2026-11-23',
    datumD: '2026-11-24',
  }));

/** The name on the page of slot 15 on Saturday (`statusB`), without its state. */
export const SLOT = 'Teren 1, subota 21. studenoga, 18:30–20:00';
export const FREE = `${SLOT}, slobodno`;
export const OWN = `${SLOT}, vaš termin`;
export const TAKEN = `${SLOT}, zauzeto`;

function slot(given: Pick<Slot, 'id' | 'teren' | 'vrijemeTermina'> & Partial<Slot>): Slot {
  return {
    minutes: 90,
    cijena: 7,
    cijenaA: 7,
    cijenaB: 7,
    cijenaC: 7,
    cijenaD: 7,
    datumA: '2026-11-20',
    datumB: '2026-11-21',
    datumC: '2026-11-22',
    datumD: '2026-11-23',
    statusA: 'FREE',
    statusB: 'FREE',
    statusC: 'FREE',
    statusD: 'FREE',
    terminAUser: null,
    terminBUser: null,
    terminCUser: null,
    terminDUser: null,
    protivnikA: null,
    protivnikB: null,
    protivnikC: null,
    protivnikD: null,
    ownA: false,
    ownB: false,
    ownC: false,
    ownD: false,
    ...given,
  };
}
