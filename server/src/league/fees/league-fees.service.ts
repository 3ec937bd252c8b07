import { formatMoney, formatMoneyWithEuros, personName, shortDate } from '@club/shared/domain';
import { type Facts, recordAction } from '../../action-log';
import { feeReceivedNotice, feeTakenBackNotice, newestEvents, writeNotices } from '../../notices';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { findSeason, hidesResults } from '../seasons/league-seasons.repository';
import {
  allLeagueFees,
  findLeagueFee,
  keepSeasonOfFee,
  type LockedLeagueFee,
  lockLeagueFee,
  setFeePaid,
  setFeeUnpaid,
} from './league-fees.repository';

interface Mark {
  /** Zagreb date; null: not paid. */
  readonly paidOn: string | null;
  /** The amount that was confirmed; left out: any. */
  readonly seenCents?: number | undefined;
  /** The day of the payment that was shown; left out: any. */
  readonly seenPaidOn?: string | undefined;
  readonly reason?: string | undefined;
}

export type LeagueFees = ReturnType<typeof createLeagueFees>;

/** The league's fees for the club's treasurer: one per player and year, paid on a day or not. */
export function createLeagueFees({ db, live, clock }: ServiceParts) {
  /**
   * Notifies the member, unless he has made the change himself or the last notice of the fee reported the same payment. One
   * that is taken back is always reported: its receipt may have been deleted for its age since.
   */
  const announce = async (tx: Tx, fee: LockedLeagueFee, paidOn: string | null, actorId: number): Promise<void> => {
    const { id, memberId, year } = fee;
    const day = paidOn ?? fee.paidOn;
    if (memberId === null || memberId === actorId || day === null) return;
    const topic = `league fee ${id} `;
    const last = (await newestEvents(tx, topic)).get(memberId);
    if (paidOn !== null && last?.startsWith(`${topic}paid ${paidOn}`)) return;
    const season = await findSeason(tx, year);
    const amount = formatMoneyWithEuros(fee.amountCents, fee.currency);
    const payment = { year, resultsHidden: season && hidesResults(season), amount, paidOn: day };
    const text = paidOn === null ? feeTakenBackNotice(payment) : feeReceivedNotice(payment);
    // Contains the moment, because what was paid, taken back and paid again is a separate event.
    const event = `${topic}${paidOn === null ? 'unpaid' : 'paid'} ${day} ${clock.now().toISOString()}`;
    await writeNotices(tx, live, clock.now(), [{ memberId, event, text }]);
  };

  const mark = (id: number, actorId: number, { paidOn, seenCents, seenPaidOn, reason }: Mark) =>
    db.transaction(async (tx) => {
      // A new fee of the season applies to what is unpaid: it must see this change, or be seen by it.
      await keepSeasonOfFee(tx, id);
      const fee = await lockLeagueFee(tx, id);
      if (!fee) throw new Refusal(404, 'FEE_UNKNOWN', 'Ta uplata za ligu ne postoji.');
      if ((fee.paidOn === null) === (paidOn === null)) {
        const state = paidOn === null ? 'neplaćena' : 'plaćena';
        throw new Refusal(409, 'FEE_UNCHANGED', `Članarina je već označena kao ${state}. Prikazano je novo stanje.`);
      }
      if (paidOn !== null && fee.amountCents === 0) {
        throw new Refusal(409, 'FEE_FREE', `Za ${fee.year}. se članarina ne plaća: nema što označiti kao plaćeno.`);
      }
      if (seenCents !== undefined && seenCents !== fee.amountCents) {
        const amount = formatMoneyWithEuros(fee.amountCents, fee.currency);
        throw new Refusal(409, 'FEE_CHANGED', `Članarina je u međuvremenu promijenjena: sada ${amount}.`);
      }
      if (seenPaidOn !== undefined && fee.paidOn !== null && seenPaidOn !== fee.paidOn) {
        const day = shortDate(fee.paidOn);
        throw new Refusal(409, 'FEE_CHANGED', `Uplata je u međuvremenu promijenjena: sada je plaćeno ${day}`);
      }
      const owed = paidOn === null ? await setFeeUnpaid(tx, id) : await setFeePaid(tx, id, paidOn);
      const amount = (cents: number): Facts => ({ Članarina: formatMoney(cents, fee.currency) });
      await recordAction(tx, {
        actorId,
        at: clock.now(),
        action: paidOn ? 'Članarina plaćena' : 'Članarina neplaćena',
        subject: `${personName(fee)}${fee.nickname ? ` (${fee.nickname})` : ''}, ${fee.year}.`,
        subjectMemberId: fee.memberId,
        // The amount stands here only when it has changed: the log leaves out what is the same before and after.
        before: {
          Plaćeno: fee.paidOn ? shortDate(fee.paidOn) : 'ne',
          ...(owed === fee.amountCents ? {} : amount(fee.amountCents)),
        },
        after: { Plaćeno: paidOn ? shortDate(paidOn) : 'ne', ...amount(owed), ...(reason ? { Razlog: reason } : {}) },
      });
      // The member's banner refetches its status on this topic.
      await live.changed(tx, 'league');
      await announce(tx, fee, paidOn, actorId);
      return owed;
    });
  return {
    /** Newest year first, players in Croatian order. */
    list: () => allLeagueFees(db.handle),
    find: (id: number) => findLeagueFee(db.handle, id),
    /**
     * @param paidOn the Zagreb day on which it was paid; today unless given
     * @param seenCents the amount that was confirmed; any unless given
     */
    markPaid: (id: number, actorId: number, paidOn: string = clock.today(), seenCents?: number) =>
      mark(id, actorId, { paidOn, seenCents }),
    /**
     * @param seen the payment that is taken back: its Zagreb day and amount; any unless given
     * @returns the amount that is owed now, in cents
     */
    markUnpaid: (id: number, actorId: number, reason?: string, seen: Pick<Mark, 'seenPaidOn' | 'seenCents'> = {}) =>
      mark(id, actorId, { paidOn: null, reason, ...seen }),
  };
}
