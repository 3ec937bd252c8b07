import type {
  LeaguePayment,
  LeaguePaymentsOfYear,
  MarkPaid,
  MarkUnpaid,
} from '@club/shared/contracts/finances/league-payments';
import { centsToEuros, eurosToCents, formatMoneyWithEuros, shortDate } from '@club/shared/domain';
import { type LeagueFees, readPlayerNames, seasonFees } from '../league';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import { csvEuros, csvLine, Refusal } from '../platform/http';
import { feeInCents } from './fee-rules';

export const CSV_HEADERS = ['Prezime', 'Ime', 'Igrač', 'Godina', 'Iznos', 'Valuta', 'Datum uplate', 'Odustao'];

type PlayerNames = Awaited<ReturnType<typeof readPlayerNames>>;
type Fee = Awaited<ReturnType<LeagueFees['list']>>[number];

export type LeaguePaymentsService = ReturnType<typeof createLeaguePayments>;

/** The fees of the league for the treasurer, year by year. */
export function createLeaguePayments({ db, clock, fees }: { db: Database; clock: Clock; fees: LeagueFees }) {
  /** @throws Refusal 400 `PAYMENT_DATE` for a day in the future, or before the year in which the league was prepared */
  const paidOn = (fee: Pick<Fee, 'year'>, day = clock.today()): string => {
    const refuse = (message: string) => new Refusal(400, 'PAYMENT_DATE', message, { paymentDate: message });
    if (day > clock.today()) throw refuse('Datum uplate ne može biti u budućnosti.');
    if (day < `${fee.year - 1}-01-01`)
      throw refuse(`Članarina za ${fee.year}. nije mogla biti plaćena prije ${fee.year - 1}.`);
    return day;
  };

  const find = async (id: number) => {
    const fee = await fees.find(id);
    if (!fee) throw new Refusal(404, 'FEE_UNKNOWN', 'Ta uplata za ligu ne postoji.');
    return fee;
  };

  /**
   * The names are read after the fees: a player may be accepted in between. One whose acceptance is undone in between owes
   * nothing any more.
   */
  const named = async () => {
    const all = await fees.list();
    const names = await readPlayerNames(db.handle);
    return { all: all.filter(({ playerId }) => names.find(playerId)), names };
  };

  return {
    /** Newest year first. */
    async byYear(): Promise<LeaguePaymentsOfYear[]> {
      const [{ all, names }, seasons] = await Promise.all([named(), seasonFees(db.handle)]);
      const years = [...new Set(all.map(({ year }) => year))];
      return years.map((year) => {
        const list = all.filter((fee) => fee.year === year);
        const paid = list.filter((fee) => fee.paidOn !== null);
        const { cents = null, deadline = null } = seasons.get(year) ?? {};
        return {
          year,
          currency: currencyOf(list[0]),
          totalPaid: centsToEuros(sum(paid)),
          totalNotPaid: centsToEuros(sum(list) - sum(paid)),
          totalPaidInEuros: centsToEuros(
            paid.reduce((total, fee) => total + feeInCents(fee.currency, fee.amountCents), 0),
          ),
          deadline,
          ...(cents !== null && { fee: centsToEuros(cents) }),
          payments: list.map((fee) => present(fee, names)),
        };
      });
    },

    /** Paid and unpaid fees of a year, as lines of `CSV_HEADERS`; the column 'Igrač' distinguishes namesakes. */
    async *csv(year: number): AsyncGenerator<string> {
      const { all, names } = await named();
      const list = all.filter((fee) => fee.year === year);
      yield list
        .map((fee) =>
          csvLine([
            fee.lastName,
            fee.firstName,
            names.of(fee.playerId).displayName,
            String(year),
            csvEuros(fee.amountCents),
            fee.currency,
            fee.paidOn ? shortDate(fee.paidOn) : '',
            fee.withdrawn ? 'da' : 'ne',
          ]),
        )
        .join('');
    },

    async markPaid(id: number, actorId: number, body: MarkPaid): Promise<void> {
      const fee = await find(id);
      await fees.markPaid(id, actorId, paidOn(fee, body?.paymentDate), seenCentsOf(body));
    },

    async markUnpaid(id: number, actorId: number, body: MarkUnpaid): Promise<string> {
      const { amountCents, currency } = await find(id);
      const seen = { seenPaidOn: body?.paymentDate, seenCents: seenCentsOf(body) };
      const owed = await fees.markUnpaid(id, actorId, body?.reason || undefined, seen);
      const amount =
        owed === amountCents ? '' : ` Sada iznosi ${formatMoneyWithEuros(owed, currency)}, koliko i u sezoni.`;
      return `Članarina je označena kao neplaćena.${amount}`;
    },
  };
}

const seenCentsOf = (body: MarkPaid | MarkUnpaid): number | undefined =>
  body?.paymentAmount === undefined ? undefined : eurosToCents(body.paymentAmount);

const sum = (fees: readonly Fee[]): number => fees.reduce((total, fee) => total + fee.amountCents, 0);

const currencyOf = (fee: Fee | undefined): 'EUR' | 'HRK' => (fee?.currency === 'HRK' ? 'HRK' : 'EUR');

const present = (fee: Fee, names: PlayerNames): LeaguePayment => ({
  id: fee.id,
  playerId: { ...names.of(fee.playerId), nadimak: fee.nickname },
  paymentDate: fee.paidOn,
  paymentAmount: centsToEuros(fee.amountCents),
  currency: currencyOf(fee),
  paymentYear: fee.year,
  ...(fee.withdrawn && { withdrawn: true }),
});
