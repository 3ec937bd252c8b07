import { type Facts, recordAction } from '../action-log/action-log.service';
import { placeWords } from '../bookings/booking-words';
import type { Clock } from '../clock/clock';
import type { Database, Tx } from '../database/database';
import type { PaymentStatus } from '../database/tables';
import type { Live } from '../live/live';
import { findMember } from '../members/members.repository';
import { Refusal } from '../problems/refusal';
import { writtenEuros } from '../words/written-euros';
import {
  type Account,
  type Charged,
  entryWithKey,
  findCharged,
  findEntry,
  lockAccount,
  markReservations,
} from './accounts.repository';
import { post, settle } from './bookkeeping';
import { isReversible } from './reversal-rules';

/** Who does it, and why where a reason is due. */
interface Doing {
  readonly actorId: number;
  readonly reason?: string;
  /** Minted once per click: a repeated click books nothing more. */
  readonly key?: string | undefined;
}

const accountFacts = ({ balanceCents, gratis }: Account): Facts => ({
  Stanje: writtenEuros(balanceCents),
  'Gratis rezervacije': String(gratis),
});

/**
 * What administrators do to a member's account. Each call is one transaction, one ledger entry, never an edit, and one
 * entry of the record of actions.
 */
export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({ db, live, clock }: { db: Database; live: Live; clock: Clock }) {
  /**
   * @param work returns the account after it, and what a person calls what it did
   * @param meant what a click with a key enters
   */
  const onAccount = (
    memberId: number,
    { actorId, reason, key }: Doing,
    work: (tx: Tx, account: Account) => Promise<{ after: Account; action: string; facts?: Facts }>,
    meant: { amountCents?: number; gratis?: number } = {},
  ) =>
    db.transaction(async (tx) => {
      const member = await findMember(tx, memberId);
      if (!member) throw new Refusal(404, 'MEMBER_UNKNOWN', 'Taj korisnik ne postoji.');
      const before = await lockAccount(tx, memberId);
      const stored = key && (await entryWithKey(tx, memberId, key));
      if (stored) {
        const { amountCents = 0, gratis = 0 } = meant;
        if (stored.amountCents !== amountCents || stored.gratis !== gratis) throw enteredOtherwise();
        return;
      }
      const { after, action, facts = {} } = await work(tx, before);
      await recordAction(tx, {
        actorId,
        at: clock.now(),
        action,
        subject: `${member.firstName} ${member.lastName}`,
        before: accountFacts(before),
        after: { ...accountFacts(after), ...facts, ...(reason ? { Razlog: reason } : {}) },
      });
      await live.changed(tx, 'account', memberId);
    });

  /** Puts a reservation's payment status, read under the lock, through `work`. */
  const onReservation = async (
    reservationId: number,
    doing: Doing,
    action: string,
    work: (tx: Tx, account: Account, reservation: Charged) => Promise<Account>,
  ) => {
    const found = await findCharged(db.handle, reservationId);
    if (!found) throw notFound();
    await onAccount(found.memberId, doing, async (tx, account) => {
      const reservation = await findCharged(tx, reservationId);
      if (!reservation || reservation.cancelledAt) throw notFound();
      return { action, after: await work(tx, account, reservation), facts: { Termin: placeWords(reservation) } };
    });
  };

  return {
    /**
     * Books money paid in; a negative amount is a correction. Nothing is booked for 0.
     * @returns whether anything was booked
     */
    async pay(memberId: number, cents: number, doing: Doing): Promise<boolean> {
      if (cents === 0) return false;
      const enter = async (tx: Tx, account: Account) => {
        const kind = cents > 0 ? 'PAYMENT' : 'CORRECTION';
        const after = await post(tx, account, { kind, amountCents: cents, at: clock.now(), ...doing });
        await settle(tx, after);
        return { after, action: cents > 0 ? 'Uplata' : 'Ispravak iznosa' };
      };
      await onAccount(memberId, doing, enter, { amountCents: cents });
      return true;
    },

    /** Gives gratis reservations for service. Nothing is booked for 0. */
    async grantGratis(memberId: number, count: number, doing: Doing & { readonly reason: string }): Promise<boolean> {
      if (count < 0) throw new Refusal(400, 'GRATIS_NEGATIVE', 'Broj gratis rezervacija ne smije biti negativan.');
      if (count === 0) return false;
      const enter = async (tx: Tx, account: Account) => ({
        after: await post(tx, account, { kind: 'GRATIS_GRANT', gratis: count, at: clock.now(), ...doing }),
        action: 'Dodjela gratis rezervacija',
      });
      await onAccount(memberId, doing, enter, { gratis: count });
      return true;
    },

    /**
     * Waives the price of a reservation; what it frees settles older debts.
     * @param seen the status on the administrator's screen, when the caller knows it
     */
    makeComplimentary(reservationId: number, doing: Doing, seen?: PaymentStatus): Promise<void> {
      const action = 'Rezervacija je gratis';
      return onReservation(reservationId, doing, action, async (tx, account, { priceCents, paymentStatus }) => {
        const owed = paymentStatus === 'PAID' || paymentStatus === 'NOT_PAID';
        if (!owed || (seen && seen !== paymentStatus)) throw statusMoved();
        await markReservations(tx, [reservationId], 'COMPLIMENTARY');
        const entry = { kind: 'WAIVER', amountCents: priceCents, reservationId, at: clock.now(), ...doing } as const;
        const after = await post(tx, account, entry);
        await settle(tx, after);
        return after;
      });
    },

    /**
     * Takes a waiver back. The reservation is NOT_PAID then, whatever the balance, as the administrator asked;
     * the next payment or freed price settles it.
     */
    revertToNotPaid(reservationId: number, doing: Doing): Promise<void> {
      const action = 'Rezervacija više nije gratis';
      return onReservation(reservationId, doing, action, async (tx, account, { priceCents, paymentStatus }) => {
        if (paymentStatus !== 'COMPLIMENTARY') throw statusMoved();
        await markReservations(tx, [reservationId], 'NOT_PAID');
        const entry = { kind: 'WAIVER_REVERTED', amountCents: -priceCents, reservationId, at: clock.now() } as const;
        return post(tx, account, { ...entry, ...doing });
      });
    },

    /** Takes a payment, a correction or a grant back. What a booking did is taken back by cancelling or waiving it. */
    async reverseEntry(memberId: number, entryId: number, doing: Doing & { readonly reason: string }): Promise<void> {
      const entry = await findEntry(db.handle, entryId);
      if (entry?.memberId !== memberId) throw new Refusal(404, 'ENTRY_UNKNOWN', 'Taj upis ne postoji.');
      if (!isReversible(entry.kind)) {
        throw new Refusal(
          409,
          'NOT_REVERSIBLE',
          'Poništiti se mogu samo uplate, ispravci i dodijeljene gratis rezervacije.',
        );
      }
      await onAccount(entry.memberId, doing, async (tx, account) => {
        if (account.gratis < entry.gratis) {
          throw new Refusal(409, 'GRATIS_SPENT', 'Član je te gratis rezervacije već iskoristio.');
        }
        const reversal = { kind: 'REVERSAL', reversesId: entryId, at: clock.now(), ...doing } as const;
        const amounts = { amountCents: -entry.amountCents, gratis: -entry.gratis };
        const after = await post(tx, account, { ...reversal, ...amounts }, entry.amountCents !== 0);
        await settle(tx, after);
        return { after, action: 'Storno' };
      });
    },
  };
}

/** The answer to the first try was lost, and what was typed has changed since. */
const enteredOtherwise = () =>
  new Refusal(409, 'KEY_REUSED', 'Prvi je pokušaj već zapisan, s drugim iznosom. Provjerite promet računa.');
const notFound = () => new Refusal(404, 'RESERVATION_UNKNOWN', 'Ta rezervacija ne postoji.');
const statusMoved = () =>
  new Refusal(409, 'STATUS_MOVED', 'Status plaćanja u međuvremenu se promijenio. Osvježite podatke.');
