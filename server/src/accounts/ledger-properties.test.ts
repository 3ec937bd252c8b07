import { dayAfter } from '@club/shared/domain';
import fc from 'fast-check';
import { memberForTests } from '../members/testing';
import { embeddedForTests } from '../platform/database/testing';
import { Refusal } from '../platform/http';
import { openClubServices } from '../testing/club-services';
import { accountInFull, auditAccount } from './testing';

/** Slots of court 1, day and night prices. */
const SLOTS = [1, 3, 5, 7, 9, 11, 13, 15, 17];

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('book' as const), slot: fc.nat(8), inDays: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      slot: fc.nat(8),
      inDays: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pay' as const), cents: fc.integer({ min: -3_000, max: 3_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('grant' as const), count: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('waive' as const), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('revert' as const), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reverse' as const), which: fc.nat(5) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describe('for any actions of members and administrators, in any order', () => {
  const open = embeddedForTests();

  test('the books are consistent, settled reservations are paid, and no entry ever changes', async () => {
    const db = await open();
    const { clock, bookings, accounts, cell } = await openClubServices(db);
    const admin = await memberForTests(db);
    const by = { actorId: admin, reason: 'proba' };

    const take = async (member: number, taken: Step): Promise<unknown> => {
      const { entries, reservations } = await accountInFull(db, member);
      const of = (rows: { id: number }[], which: number) => rows[which % Math.max(rows.length, 1)]?.id ?? 0;
      switch (taken.do) {
        case 'book':
          return bookings.book(member, cell(SLOTS[taken.slot] ?? 1, taken.inDays), { kind: 'FRIENDLY' });
        case 'cancel':
          return bookings.cancel(member, cell(SLOTS[taken.slot] ?? 1, taken.inDays));
        case 'pay':
          return accounts.pay(member, taken.cents, by);
        case 'grant':
          return accounts.grantGratis(member, taken.count, by);
        case 'waive':
          return accounts.makeComplimentary(of(reservations, taken.which), by);
        case 'revert':
          return accounts.revertToNotPaid(of(reservations, taken.which), by);
        case 'reverse':
          return accounts.reverseEntry(member, of(entries, taken.which), by);
      }
    };

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const member = await memberForTests(db);
        clock.set(`${dayAfter(clock.today(), 4)}T06:00:00Z`);
        let before = await accountInFull(db, member);
        for (const taken of steps) {
          const refused = await take(member, taken).then(
            () => false,
            (error) => {
              // A refusal is a valid answer; any other error is a bug.
              if (error instanceof Refusal) return true;
              throw error;
            },
          );
          await auditAccount(db, member);
          const after = await accountInFull(db, member);
          expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries);
          if (refused) expect(after).toEqual(before);
          before = after;
        }
      }),
      { numRuns: 25 },
    );
  });

  test('booking and cancelling restores the state before', async () => {
    const db = await open();
    const { clock, bookings, accounts, cell } = await openClubServices(db);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -2_000, max: 4_000 }),
        fc.nat(2),
        fc.nat(3),
        async (cents, gratis, earlier) => {
          const member = await memberForTests(db);
          clock.set(`${dayAfter(clock.today(), 4)}T06:00:00Z`);
          for (let slot = 0; slot < earlier; slot += 1) {
            await bookings.book(member, cell(SLOTS[slot] ?? 1, 1), { kind: 'FRIENDLY' });
          }
          await accounts.pay(member, cents, { actorId: member });
          await accounts.grantGratis(member, gratis, { actorId: member, reason: 'proba' });
          const before = await accountInFull(db, member);
          await bookings.book(member, cell(17, 2), { kind: 'FRIENDLY' });
          await bookings.cancel(member, cell(17, 2));
          const after = await accountInFull(db, member);
          expect({ ...after, entries: [], reservations: [], statuses: after.statuses.slice(0, -1) }).toEqual({
            ...before,
            entries: [],
            reservations: [],
          });
        },
      ),
      { numRuns: 25 },
    );
  });
});
