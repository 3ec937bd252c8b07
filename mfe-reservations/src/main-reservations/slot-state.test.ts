import type { CourtSlot } from '../court-grid/grid-days';
import { isPast } from '../court-grid/is-past';
import { IVAN } from '../testing/members';
import { slotState, type Viewer } from './slot-state';

const NOW = { today: '2026-11-20', timeOfDay: '18:29:59' };
const MEMBER: Viewer = { now: NOW, mayPick: true, mayMaintain: false, cancelHours: null };
const CARETAKER: Viewer = { ...MEMBER, mayMaintain: true };

const slot = (given: Partial<CourtSlot>): CourtSlot => ({
  id: 15,
  index: 1,
  date: '2026-11-20',
  starts: '18:30:00',
  minutes: 90,
  court: 1,
  price: 9.5,
  status: 'FREE',
  user: null,
  note: null,
  own: false,
  ...given,
});

test('a member’s match that can no longer be cancelled shows the rule, and a click does nothing', () => {
  const own = { status: 'FRIENDLY', own: true, user: IVAN, starts: '20:00:00' } as const;
  const rule = (hours: string) =>
    `Vaš termin: prijateljski susret. Rezervacija se može otkazati najkasnije ${hours} prije početka.`;
  expect(slotState(slot(own), { ...MEMBER, cancelHours: 1 })).toMatchObject({ hint: rule('1 sat'), action: 'cancel' });
  expect(slotState(slot(own), { ...MEMBER, cancelHours: 2 })).toMatchObject({
    kind: 'own',
    hint: rule('2 sata'),
    action: null,
  });
  // Once it has begun the rule no longer matters.
  const begun = slotState(slot({ ...own, starts: '17:00:00' }), { ...MEMBER, cancelHours: 2 });
  expect(begun).toMatchObject({ hint: 'Vaš termin: prijateljski susret', action: null });
});

describe('what a cell shows and what a click on it starts', () => {
  test.each<[string, Partial<CourtSlot>, Viewer, object]>([
    ['a free slot', {}, MEMBER, { kind: 'free', label: 'slobodno', hint: 'Termin je slobodan', action: 'book' }],
    [
      'a free slot that has begun',
      { starts: '17:00:00' },
      MEMBER,
      { kind: 'past', label: 'prošlo', hint: 'Odabrani termin je prošao', action: null },
    ],
    [
      'an own friendly match',
      { status: 'FRIENDLY', own: true, user: IVAN },
      MEMBER,
      { kind: 'own', label: 'vaš termin', hint: 'Vaš termin: prijateljski susret', action: 'cancel' },
    ],
    [
      'an own league match',
      { status: 'LEAGUE', own: true, user: IVAN, note: 'Marko Marić' },
      MEMBER,
      { kind: 'own', label: 'vaš termin', hint: 'Vaš termin: liga, protivnik Marko Marić', action: 'cancel' },
    ],
    [
      'an own match that has begun',
      { status: 'FRIENDLY', own: true, starts: '17:00:00' },
      MEMBER,
      { kind: 'own', label: 'vaš termin', hint: 'Vaš termin: prijateljski susret', action: null },
    ],
    [
      'somebody else’s match',
      { status: 'LEAGUE', user: IVAN, note: 'Ana' },
      MEMBER,
      { kind: 'taken', label: 'zauzeto', hint: 'Zauzeto: Ivan Horvat', action: null },
    ],
    [
      'maintenance without a reason',
      { status: 'MAINTENANCE' },
      MEMBER,
      { kind: 'maintenance', label: 'održavanje', hint: 'Održavanje', action: null },
    ],
    [
      'maintenance, to a member',
      { status: 'MAINTENANCE', note: 'valjanje' },
      MEMBER,
      { kind: 'maintenance', label: 'održavanje', hint: 'Održavanje: valjanje', action: null },
    ],
    [
      'maintenance, to who maintains the courts',
      { status: 'MAINTENANCE', note: 'valjanje', own: true },
      CARETAKER,
      { kind: 'maintenance', label: 'održavanje', hint: 'Održavanje: valjanje', action: 'end-maintenance' },
    ],
    [
      'maintenance that has begun, to who maintains the courts',
      { status: 'MAINTENANCE', note: 'valjanje', starts: '17:00:00' },
      CARETAKER,
      { kind: 'maintenance', label: 'održavanje', hint: 'Održavanje: valjanje', action: null },
    ],
    [
      'a status that this build does not know',
      { status: 'UNKNOWN', own: true },
      MEMBER,
      { kind: 'unknown', label: 'nepoznato', hint: 'Došlo je do greške!', action: 'report' },
    ],
  ])('%s', (_case, given, viewer, expected) => expect(slotState(slot(given), viewer)).toEqual(expected));
});

test.each([
  ['Marko Marić', 'Vaš termin: liga, protivnik Marko Marić.'],
  ['Babić M.', 'Vaš termin: liga, protivnik Babić M.'],
])('the rule about cancelling follows the opponent %s as a sentence', (note, sentence) => {
  const { hint } = slotState(slot({ status: 'LEAGUE', own: true, user: IVAN, note }), { ...MEMBER, cancelHours: 4 });
  expect(hint).toBe(`${sentence} Rezervacija se može otkazati najkasnije 4 sata prije početka.`);
});

test('no slot has passed while the club’s clock is unknown', () => {
  const yesterday = { date: '2026-11-19', starts: '08:00:00' };
  expect([isPast(yesterday, undefined), isPast(yesterday, NOW)]).toEqual([false, true]);
});
