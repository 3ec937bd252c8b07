import type { LeaguePayment } from '@club/shared/contracts/finances/league-payments';
import { ZagrebDate } from '@club/shared/contracts/scalars';
import { useContractForm } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { Typography } from '@club/shared/ui-core';
import { FormDateField } from '@club/shared/ui-date';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useProposedValues } from '../../forms/form-values/use-proposed-values';
import { useOutdated } from '../../forms/optimistic-lock/use-outdated';
import { useSubmission } from '../../forms/submission/use-submission';
import { feeInSentence } from './fee-amount';
import { useMarkPaid } from './use-league-payments';

const Schema = z.object({ paymentDate: ZagrebDate });

interface MarkPaidDialogProps {
  payment: LeaguePayment;
  /** Full name of the player. */
  payer: string;
  /** Zagreb date. */
  today: string;
  onClose: () => void;
}

/** Asks for a confirmation before a fee counts as paid, and for the day: today by default. */
export function MarkPaidDialog({ payment, payer, today, onClose }: MarkPaidDialogProps) {
  const form = useContractForm({ schema: Schema, defaultValues: { paymentDate: today }, about: payment.id });
  useProposedValues(form, { paymentDate: today });
  const marking = useMarkPaid();
  const outdated = useOutdated();
  const { failure, submit } = useSubmission(form, {
    send: ({ paymentDate }) => {
      const { id, paymentAmount } = payment;
      const name = `${payer}, ${feeInSentence(payment)}`;
      const closeIfOutdated = (error: unknown) => {
        if (!outdated(error)) throw error;
      };
      return marking.mark(name, { id, paymentDate, paymentAmount }).catch(closeIfOutdated).then(onClose);
    },
  });
  return (
    <FormDialog
      title="Želite li označiti članarinu kao plaćenu?"
      submit="Označi plaćeno"
      busy={marking.isPending}
      failure={failure}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>
        <strong>{payer}</strong>, {payment.paymentYear}., {feeInSentence(payment)}
      </Typography>
      <FormDateField control={form.control} name="paymentDate" label="Datum uplate" />
    </FormDialog>
  );
}
