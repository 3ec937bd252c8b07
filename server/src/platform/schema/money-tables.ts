import type { PaymentStatus } from '@club/shared/domain';
import type { Generated } from 'kysely';
import type { Day, Fixed, FixedDefaulted, FixedMoment, Moment } from './column-types';

export interface MoneyTables {
  /**
   * Running totals of the member's ledger, created with the member by a trigger; the row is also the lock that every
   * change of the account takes first.
   */
  account: {
    member_id: number;
    /** Payments minus the prices of reservations that are PAID or NOT_PAID (resolution 8). */
    balance_cents: Generated<number>;
    /** Payments, corrections and their reversals. */
    payments_cents: Generated<number>;
    gratis: Generated<number>;
  };
  ledger_entry: {
    id: Generated<number>;
    member_id: Fixed<number>;
    at: FixedMoment;
    kind: Fixed<LedgerKind>;
    /** Signed: the change of the balance. */
    amount_cents: Fixed<number>;
    /** Signed: the change of the gratis reservations. */
    gratis: FixedDefaulted<number>;
    balance_after: Fixed<number>;
    gratis_after: Fixed<number>;
    reservation_id: Fixed<number | null>;
    /** The entry that this one reverses. */
    reverses_id: FixedDefaulted<number | null>;
    reason: Fixed<string | null>;
    /** The member who made the change. */
    actor_id: Fixed<number>;
    idempotency_key: FixedDefaulted<string | null>;
  };
  expense: {
    id: Generated<number>;
    book: Fixed<'LEAGUE' | 'ORGANIZATION'>;
    year: number;
    name: string;
    amount_cents: number;
    spent_on: Day;
    description: string;
    version: Generated<number>;
    created_at: FixedMoment;
    /** A deleted expense keeps its row but is not included in any sum. */
    deleted_at: Moment | null;
    idempotency_key: FixedDefaulted<string | null>;
  };
  expense_receipt: { expense_id: number; name: string; type: string; content: Buffer };
  /** Kept by a trigger: money that members paid in, by the Zagreb year of the entry, and how many entries moved it. */
  money_received: { year: number; cents: number; payments: number };
  /** Kept by triggers: each change of the sums of friendly reservations, by year of play; folded from time to time. */
  friendly_sum: { year: number; status: PaymentStatus; night: boolean; count: number; cents: number };
  /** Years that the selectors of the finances leave out (resolution 25). */
  hidden_finance_year: { year: number };
}

export type LedgerKind =
  | 'PAYMENT'
  | 'CORRECTION'
  | 'CHARGE'
  | 'REFUND'
  | 'WAIVER'
  | 'WAIVER_REVERTED'
  | 'GRATIS_GRANT'
  | 'GRATIS_USE'
  | 'GRATIS_RETURN'
  | 'REVERSAL';
