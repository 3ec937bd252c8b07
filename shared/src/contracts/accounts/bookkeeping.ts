import { eurosInput, MemberId, Message } from '@club/shared/contracts/scalars';
import { freeText, requiredText } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

const Reason = freeText(200);

/**
 * The administrator knows that another administrator has entered the same for the member in the last two minutes (409
 * `SAME_AMOUNT`).
 */
const Confirmed = z.optional(z.boolean());

/**
 * POST /admin-users: whole euros, negative for a correction (resolution 8). 404 `MEMBER_UNKNOWN`; 409 `SAME_AMOUNT`,
 * `KEY_REUSED`, `ENTRY_REVERSED`
 */
export const AddAmount = z.object({
  userId: MemberId,
  amount: z
    .number('Iznos mora biti cijeli broj.')
    .check(
      z.int('Iznos mora biti cijeli broj.'),
      z.minimum(-10_000, 'Najmanje −10.000.'),
      z.maximum(10_000, 'Najviše 10.000.'),
    ),
  /** Stored in the ledger; the member can read it too. */
  reason: z.optional(Reason),
  confirmed: Confirmed,
});
/** Additional member of the problem `SAME_AMOUNT` (409): the balance in euros, including what the other administrator entered. */
export const SameAmount = z.object({ accountBalance: z.number() });
/**
 * The response of POST /admin-users. `canceled`: nothing was booked, because the amount is 0 (resolution 29). Otherwise
 * the entry's id, so that it can be reversed at once.
 */
export const AddAmountAnswer = z.extend(Message, { canceled: z.boolean(), entryId: z.optional(z.number()) });

/**
 * POST /admin-users/{id}/correction: signed euros and cents with a reason, for what whole euros cannot correct. 404
 * `MEMBER_UNKNOWN`; 409 `SAME_AMOUNT`, `KEY_REUSED`, `ENTRY_REVERSED`
 */
export const CorrectAmount = z.object({
  amount: eurosInput({
    missing: 'Upišite iznos u eurima.',
    least: -10_000,
    tooSmall: 'Najmanje −10.000.',
    most: 10_000,
  }).check(z.refine((amount) => amount !== 0, 'Iznos ne može biti 0.')),
  reason: requiredText('Unesite razlog ispravka.', 200),
  confirmed: Confirmed,
});
/** The response of POST /admin-users/{id}/correction: the entry's id, for a reversal. */
export const CorrectAmountAnswer = z.extend(Message, { entryId: z.number() });

/**
 * POST /admin-users-gratis: a number of gratis reservations for service; 0 books nothing. 404 `MEMBER_UNKNOWN`; 409
 * `MEMBER_ERASED`, `SAME_AMOUNT`, `KEY_REUSED`, `ENTRY_REVERSED`
 */
export const AddGratis = z.object({
  userId: MemberId,
  amount: z
    .number('Upišite cijeli broj.')
    .check(
      z.int('Upišite cijeli broj.'),
      z.minimum(0, 'Broj ne može biti negativan.'),
      z.maximum(1000, 'Najviše 1000.'),
    ),
  note: requiredText('Morate unijeti razlog za dodavanje gratis rezervacija.', 200),
  confirmed: Confirmed,
});

/**
 * The response of POST /admin-users-gratis. `canceled`: nothing was added, because the number is 0. Otherwise the entry's
 * id, so that it can be reversed at once. Older servers send only the message.
 */
export const AddGratisAnswer = z.extend(Message, {
  canceled: z.optional(z.boolean()),
  entryId: z.optional(z.number()),
});

/**
 * PUT /reservations/{id}/complimentary: the status that the administrator saw; an outdated page changes nothing. 404
 * `RESERVATION_UNKNOWN`; 409 `STATUS_MOVED`
 */
export const MakeComplimentary = z.object({
  statusPay: z.enum(['PAID', 'NOT_PAID'], 'Status mora biti PAID ili NOT_PAID.'),
  /** Stored in the ledger; the member can read it too. */
  reason: z.optional(Reason),
});

/**
 * PUT /reservations/{id}/not-paid (resolution 56): an empty body is allowed; our screen offers to give a reason. 404
 * `RESERVATION_UNKNOWN`; 409 `STATUS_MOVED`
 */
export const RevertToNotPaid = z.optional(z.nullable(z.object({ reason: z.optional(Reason) })));

/**
 * POST /admin-users/{id}/statement/{entryId}/reversal. 404 `ENTRY_UNKNOWN`; 409 `NOT_REVERSIBLE`, `ALREADY_REVERSED`,
 * `GRATIS_SPENT`
 */
export const ReverseEntry = z.object({ reason: requiredText('Unesite razlog storna.', 200) });

export type AddAmount = z.infer<typeof AddAmount>;
export type CorrectAmount = z.infer<typeof CorrectAmount>;
export type AddAmountAnswer = z.infer<typeof AddAmountAnswer>;
export type AddGratis = z.infer<typeof AddGratis>;
export type MakeComplimentary = z.infer<typeof MakeComplimentary>;
export type ReverseEntry = z.infer<typeof ReverseEntry>;
