import { centsToEuros, formatCents, type PaymentStatus, personName, reservationCount } from '@club/shared/domain';
import { type ActionContext, type Facts, recordAction } from '../action-log';
import { distinctNameOf, type Member, memberErased, memberUnknown, requireMember } from '../members';
import type { Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { formatPlace } from '../reservations';
import {
  type Account,
  type Charged,
  entryWithKey,
  findCharged,
  findEntry,
  isReversed,
  lockAccounts,
  markReservations,
  newestEntry,
  sameEntryBy,
} from './accounts.repository';
import { type Entry, post, settle } from './bookkeeping';
import { refuseUsedKey } from './claim-key';
import { isReversible } from './ledger-kinds';

/** The context of an administrator's call; the time is added here. */
interface ActionRequest extends Omit<ActionContext, 'at'> {
  /** Created once per click: a repeated request enters nothing more. */
  readonly key?: string | undefined;
}

type ReasonedRequest = ActionRequest & { readonly reason: string };

/** A call that enters something; it is refused if another administrator has just entered the same. */
type EntryRequest<Request = ActionRequest> = Request & {
  /** The caller knows that another administrator has just entered the same. */
  readonly confirmed?: boolean | undefined;
};

/** What a call has entered into the ledger. */
export interface PostedEntry {
  readonly entryId: number;
  /** With the username where another member has the same name. */
  readonly memberName: string;
  readonly balanceCents: number;
  /** The gratis reservations that the member has now. */
  readonly gratisAfter: number;
}

/** The entry of a call that may be repeated with its key. */
type Meant = Pick<Entry, 'kind' | 'amountCents' | 'gratis'>;

const isMeant = (
  stored: Required<Meant> & { readonly reason: string | null },
  { kind, amountCents = 0, gratis = 0 }: Meant,
  reason: string | undefined,
): boolean =>
  stored.kind === kind &&
  stored.amountCents === amountCents &&
  stored.gratis === gratis &&
  stored.reason === (reason ?? null);

/** Two administrators who work on the same list enter the same line of it within this time. */
const SAME_AMOUNT_MS = 2 * 60 * 1_000;

const accountFacts = ({ balanceCents, gratis }: Account): Facts => ({
  Stanje: formatCents(balanceCents),
  'Gratis rezervacije': String(gratis),
});

export type Accounts = ReturnType<typeof createAccounts>;

/**
 * Changes of a member's account by administrators. Each call is one transaction, one ledger entry, never an edit, and
 * one entry of the action log.
 */
export function createAccounts({ db, live, clock }: ServiceParts) {
  /**
   * @param work returns the account after the change, and the Croatian name of the action
   * @param meant the expected entry of a request with a key
   */
  const onAccount = (
    memberId: number,
    { actorId, reason, key }: ActionRequest,
    work: (tx: Tx, account: Account, member: Member) => Promise<{ after: Account; action: string; facts?: Facts }>,
    meant?: Meant,
  ): Promise<PostedEntry> =>
    db.transaction(async (tx) => {
      // With a key, the caller's account is locked too, and both in the common order.
      const before = (await lockAccounts(tx, key ? [memberId, actorId] : [memberId])).get(memberId);
      if (!before) throw memberUnknown();
      await refuseUsedKey(tx, { actorId, key }, `ENTRY ${memberId}`);
      // Read under the lock: the log must not receive a name that an erasure has just removed.
      const member = await requireMember(tx, memberId);
      const memberName = await distinctNameOf(tx, memberId);
      const stored = key && (await entryWithKey(tx, memberId, key));
      if (stored) {
        if (!meant || !isMeant(stored, meant, reason)) throw enteredOtherwise();
        if (await isReversed(tx, stored.entryId)) throw reversedMeanwhile();
        const { entryId, balanceCents, gratisAfter } = stored;
        return { entryId, memberName, balanceCents, gratisAfter };
      }
      const { after, action, facts = {} } = await work(tx, before, member);
      await recordAction(tx, {
        actorId,
        at: clock.now(),
        action,
        subject: personName(member),
        subjectMemberId: memberId,
        before: accountFacts(before),
        after: { ...accountFacts(after), ...facts, ...(reason ? { Razlog: reason } : {}) },
      });
      await live.changed(tx, 'account', memberId);
      return { ...(await newestEntry(tx, memberId)), memberName };
    });

  /** @throws Refusal 409 `SAME_AMOUNT` when another administrator entered the same less than two minutes ago */
  const refuseSame = async (
    tx: Tx,
    account: Account,
    { kind, amountCents = 0, gratis = 0 }: Meant,
    actorId: number,
  ) => {
    const since = new Date(clock.now().getTime() - SAME_AMOUNT_MS);
    const other = await sameEntryBy(tx, { memberId: account.memberId, amountCents, gratis, actorId }, since);
    if (!other) return;
    const [what, again] =
      kind === 'GRATIS_GRANT'
        ? [`dodano: ${reservationCount(gratis, 'gratis')}`, 'to treba dodati i drugi put']
        : [`uneseno ${formatCents(amountCents)}`, 'to treba unijeti i drugi put'];
    throw sameAmount(
      `Istom je članu u zadnje dvije minute već ${what} (${personName(other)}). Ako ${again}, potvrdite još jednom.`,
      account,
    );
  };

  /** Enters money paid in, or corrects it, and settles debts with it. */
  const enterAmount = (
    memberId: number,
    meant: { readonly kind: 'PAYMENT' | 'CORRECTION'; readonly amountCents: number },
    { confirmed = false, ...request }: EntryRequest,
  ): Promise<PostedEntry> => {
    const enter = async (tx: Tx, account: Account) => {
      if (!confirmed) await refuseSame(tx, account, meant, request.actorId);
      const after = await post(tx, account, { ...meant, at: clock.now(), ...request });
      await settle(tx, after);
      const action = meant.kind === 'PAYMENT' ? 'Uplata' : 'Ispravak iznosa';
      return { after, action, facts: { Iznos: formatCents(meant.amountCents) } };
    };
    return onAccount(memberId, request, enter, meant);
  };

  /** Passes a reservation's payment status, read under the lock, to `work`. */
  const onReservation = async (
    reservationId: number,
    request: ActionRequest,
    action: string,
    work: (tx: Tx, account: Account, reservation: Charged) => Promise<Account>,
  ) => {
    const found = await findCharged(db.handle, reservationId);
    if (!found) throw notFound();
    return onAccount(found.memberId, request, async (tx, account) => {
      const reservation = await findCharged(tx, reservationId);
      if (!reservation || reservation.cancelledAt) throw notFound();
      return {
        action,
        after: await work(tx, account, reservation),
        facts: { Termin: formatPlace(reservation), Cijena: formatCents(reservation.priceCents) },
      };
    });
  };

  return {
    /**
     * Enters money paid in; a negative amount is a correction. Nothing is entered for 0.
     * @returns undefined when nothing was entered
     */
    async pay(memberId: number, cents: number, request: EntryRequest): Promise<PostedEntry | undefined> {
      if (cents === 0) {
        await requireMember(db.handle, memberId);
        return undefined;
      }
      return enterAmount(memberId, { kind: cents > 0 ? 'PAYMENT' : 'CORRECTION', amountCents: cents }, request);
    },

    /** Corrects a balance to the cent, in either direction, with the reason. */
    correct: (memberId: number, cents: number, request: EntryRequest<ReasonedRequest>): Promise<PostedEntry> =>
      enterAmount(memberId, { kind: 'CORRECTION', amountCents: cents }, request),

    /**
     * Grants gratis reservations for service. Nothing is entered for 0.
     * @returns undefined when nothing was entered
     */
    async grantGratis(
      memberId: number,
      count: number,
      { confirmed = false, ...request }: EntryRequest<ReasonedRequest>,
    ): Promise<PostedEntry | undefined> {
      if (count === 0) {
        await requireMember(db.handle, memberId);
        return undefined;
      }
      const meant = { kind: 'GRATIS_GRANT', gratis: count } as const;
      const enter = async (tx: Tx, account: Account, { erasedAt }: Member) => {
        if (erasedAt) throw memberErased();
        if (!confirmed) await refuseSame(tx, account, meant, request.actorId);
        return {
          after: await post(tx, account, { ...meant, at: clock.now(), ...request }),
          action: 'Dodjela gratis rezervacija',
          facts: { Dodano: String(count) },
        };
      };
      return onAccount(memberId, request, enter, meant);
    },

    /**
     * Waives the price of a reservation; the freed amount settles older debts.
     * @param seen the status on the administrator's screen, if the caller knows it
     */
    makeComplimentary(reservationId: number, request: ActionRequest, seen?: PaymentStatus): Promise<PostedEntry> {
      const action = 'Rezervacija je gratis';
      return onReservation(reservationId, request, action, async (tx, account, { priceCents, paymentStatus }) => {
        const owed = paymentStatus === 'PAID' || paymentStatus === 'NOT_PAID';
        if (!owed || (seen && seen !== paymentStatus)) throw statusMoved();
        await markReservations(tx, [reservationId], 'COMPLIMENTARY');
        const entry = { kind: 'WAIVER', amountCents: priceCents, reservationId, at: clock.now(), ...request } as const;
        const after = await post(tx, account, entry);
        await settle(tx, after);
        return after;
      });
    },

    /**
     * Reverts a waiver: the reservation is owed again and settled at once like any other, oldest first (resolution
     * 56).
     */
    revertToNotPaid(reservationId: number, request: ActionRequest): Promise<PostedEntry> {
      const action = 'Rezervacija više nije gratis';
      return onReservation(reservationId, request, action, async (tx, account, { priceCents, paymentStatus }) => {
        if (paymentStatus !== 'COMPLIMENTARY') throw statusMoved();
        await markReservations(tx, [reservationId], 'NOT_PAID');
        const entry = { kind: 'WAIVER_REVERTED', amountCents: -priceCents, reservationId, at: clock.now() } as const;
        const after = await post(tx, account, { ...entry, ...request });
        await settle(tx, after);
        return after;
      });
    },

    /**
     * Reverses a payment, a correction or a grant. The effect of a booking is reversed by cancelling or waiving it.
     * @returns also whether gratis reservations were taken back, and no money
     */
    async reverseEntry(memberId: number, entryId: number, request: ReasonedRequest) {
      const entry = await findEntry(db.handle, entryId);
      if (entry?.memberId !== memberId) throw new Refusal(404, 'ENTRY_UNKNOWN', 'Taj upis ne postoji.');
      if (!isReversible(entry.kind)) {
        throw new Refusal(
          409,
          'NOT_REVERSIBLE',
          'Stornirati se mogu samo uplate, ispravci i dodijeljene gratis rezervacije.',
        );
      }
      const posted = await onAccount(entry.memberId, request, async (tx, account) => {
        if (await isReversed(tx, entryId)) throw new Refusal(409, 'ALREADY_REVERSED', 'Taj je upis već storniran.');
        if (account.gratis < entry.gratis) {
          throw new Refusal(409, 'GRATIS_SPENT', 'Član je te gratis rezervacije već iskoristio.');
        }
        const reversal = { kind: 'REVERSAL', reversesId: entryId, at: clock.now(), ...request } as const;
        const amounts = { amountCents: -entry.amountCents, gratis: -entry.gratis };
        const after = await post(tx, account, { ...reversal, ...amounts });
        await settle(tx, after);
        const facts: Facts = entry.amountCents === 0 ? {} : { Iznos: formatCents(-entry.amountCents) };
        return { after, action: 'Storno', facts };
      });
      return { ...posted, ofGrant: entry.kind === 'GRATIS_GRANT' };
    },
  };
}

/** The answer to the first request was lost, and the input has changed since. */
const enteredOtherwise = () =>
  new Refusal(
    409,
    'KEY_REUSED',
    'Prvi je pokušaj već zapisan, s drugim iznosom ili razlogom. Provjerite promet računa.',
  );
/** Another administrator has reversed the entry of the first request. */
const reversedMeanwhile = () =>
  new Refusal(
    409,
    'ENTRY_REVERSED',
    'Prvi je pokušaj bio zapisan, ali je u međuvremenu storniran. Provjerite promet računa.',
  );
const sameAmount = (message: string, { balanceCents }: Account) =>
  new Refusal(409, 'SAME_AMOUNT', message, undefined, { accountBalance: centsToEuros(balanceCents) });
const notFound = () => new Refusal(404, 'RESERVATION_UNKNOWN', 'Ta rezervacija ne postoji.');
const statusMoved = () =>
  new Refusal(409, 'STATUS_MOVED', 'Status plaćanja u međuvremenu se promijenio. Prikazano je novo stanje.');
