import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { WithdrawPlayer } from '@club/shared/contracts/league/withdrawals';
import { useContractForm } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { Alert } from '@club/shared/ui-core';
import { FormSelect, FormTextField } from '@club/shared/ui-form';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { typed } from '../../forms/form-field/typed-fields';
import { playerOptions } from '../controlled-season/player-options';
import { isDraft } from '../controlled-season/season-state';
import { usePyramidControl } from '../controlled-season/use-pyramid-control';
import { useSeasonSubmission } from '../controlled-season/use-season-submission';
import { useWithdrawPlayer } from './use-rounds';

const { playerId, reason } = WithdrawPlayer.shape;
const WithdrawForm = z.object({
  playerId: typed(playerId),
  reason,
});

const BEFORE_THE_FIRST_ROUND =
  'Ako je igrač u početnoj piramidi, njegovo mjesto ostaje prazno: popunite ga prije objave, osim u zadnjem redu. Odustajanje se može poništiti, i nakon objave.';
const IN_A_ROUND =
  'Otvoreni meč se predaje ako je kolo počelo, a prazno mjesto popunjava se idućom objavom. Do nje se odustajanje može poništiti, poslije se igrač u ovu sezonu ne može vratiti.';
const BEFORE_THE_DRAW =
  'Igrač ne ulazi u ždrijeb. Do njegove objave odustajanje se može poništiti, poslije se igrač ne može vratiti.';

function effectOf(state: SeasonControl['state']): string {
  if (isDraft({ state })) return BEFORE_THE_FIRST_ROUND;
  return state === 'KNOCKOUT' ? BEFORE_THE_DRAW : IN_A_ROUND;
}

/** Withdraws a player from the season; permanent once the next round after the first, or the draw, is published. */
export function WithdrawDialog({
  control: { year, version, state },
  onClose,
}: {
  control: SeasonControl;
  onClose: () => void;
}) {
  const form = useContractForm({ schema: WithdrawForm, defaultValues: { playerId: '', reason: '' } });
  const withdrawing = useWithdrawPlayer(year);
  const players = usePyramidControl().data?.['List of players'] ?? [];
  const { failure, submit } = useSeasonSubmission(form, version, (withdrawn) =>
    withdrawing.mutateAsync(withdrawn).then(onClose),
  );
  return (
    <FormDialog
      dirty={form.formState.isDirty}
      title="Odustajanje od sezone"
      submit="Upiši odustajanje"
      // 'Odustani' could be understood as the withdrawal itself.
      cancel="Zatvori"
      busy={withdrawing.isPending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Alert severity="warning" role="note">
        {effectOf(state)}
      </Alert>
      <FormSelect
        control={form.control}
        name="playerId"
        label="Igrač"
        options={playerOptions(players, ({ entered }) => entered)}
      />
      <FormTextField control={form.control} name="reason" label="Razlog" autoComplete="off" />
    </FormDialog>
  );
}
