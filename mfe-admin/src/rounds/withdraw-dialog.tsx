import { type SeasonControl, WithdrawPlayer } from '@club/shared/contracts/league/rounds';
import { submission, useContractForm } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { Alert } from '@club/shared/ui-core';
import { FormSelect, FormTextField } from '@club/shared/ui-form';
import { useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { typedNumber } from '../form-field/typed-number';
import { usePyramidControl } from '../pyramid-control/use-pyramid-control';
import { useSeenSeason } from '../seen-version/use-seen-version';
import { useWithdrawPlayer } from './use-rounds';

const { playerId, reason } = WithdrawPlayer.shape;
const WithdrawForm = z.object({
  playerId: z.pipe(z.pipe(z.string(), z.transform(typedNumber)), playerId),
  reason,
});

/** A player leaves the season: permanently, once the next round is published. */
export function WithdrawDialog({
  control: { year, version },
  onClose,
}: {
  control: SeasonControl;
  onClose: () => void;
}) {
  const form = useContractForm({ schema: WithdrawForm, defaultValues: { playerId: '', reason: '' } });
  const { seen, learn } = useSeenSeason(version);
  const [failure, setFailure] = useState<string>();
  const withdrawing = useWithdrawPlayer(year);
  const players = (usePyramidControl().data?.['List of players'] ?? []).filter(({ entered }) => entered);
  const save = submission(form, {
    send: (values) => withdrawing.mutateAsync({ ...values, version: seen }).then(onClose),
    refused: (left, error) => {
      setFailure(left);
      learn(error);
    },
  });
  return (
    <FormDialog
      title="Odustajanje od sezone"
      submit="Upiši odustajanje"
      busy={withdrawing.isPending}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <Alert severity="warning">
        Otvoreni meč se predaje ako je kolo počelo, a prazno mjesto popunjava se idućom objavom. Do nje se odustajanje
        može poništiti, poslije se igrač u ovu sezonu ne može vratiti.
      </Alert>
      <FormSelect
        control={form.control}
        name="playerId"
        label="Igrač"
        options={players.map(({ id, ime, prezime }) => ({ value: String(id), label: `${prezime} ${ime}` }))}
      />
      <FormTextField control={form.control} name="reason" label="Razlog" autoComplete="off" />
    </FormDialog>
  );
}
