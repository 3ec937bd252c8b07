import { LeaguePlayerNow, type LeaguePlayerRecord } from '@club/shared/contracts/league/players-control';
import { useContractForm } from '@club/shared/form';
import { BirthDateField } from '@club/shared/league-registration';
import { Alert } from '@club/shared/ui-core';
import { FormTextField } from '@club/shared/ui-form';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSeenValues } from '../../forms/optimistic-lock/use-seen-values';
import { useSubmission } from '../../forms/submission/use-submission';
import { PlayerForm, typedPlayer } from './player-form';
import { useSavePlayer } from './use-league-players';

const ERASED = 'Osobni podaci ovog igrača u međuvremenu su izbrisani, pa se više ne mogu mijenjati.';

interface PlayerDialogProps {
  /** Missing for a new player, without a registration. */
  player?: LeaguePlayerRecord;
  /** Whether somebody has erased the player since the dialog was opened. */
  isErased?: boolean;
  onClose: () => void;
}

/** Edits the data of a league player, which apply to all of the player's seasons. */
export function PlayerDialog({ player, isErased = false, onClose }: PlayerDialogProps) {
  const form = useContractForm({ schema: PlayerForm, defaultValues: typedPlayer(player), about: player?.id });
  const saving = useSavePlayer(player?.id);
  const { values, learn } = useSeenValues({
    form,
    opened: player,
    savedIn: (problem) => LeaguePlayerNow.safeParse(problem).data?.player,
    startOf: typedPlayer,
  });
  const { control } = form;
  const { failure, submit } = useSubmission(form, {
    send: (person) => saving.mutateAsync({ ...person, version: values?.version }).then(onClose),
    refused: learn,
  });
  return (
    <FormDialog
      title={player ? `Podaci igrača: ${player.displayName}` : 'Igrač bez prijave'}
      submit={player ? 'Spremi' : 'Dodaj'}
      busy={saving.isPending}
      gone={isErased ? ERASED : undefined}
      failure={failure}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {!player && (
        <Alert severity="info" role="note">
          Za zamjene: nije u sezoni i nema članarinu. Ostale dodajte prijavom.
        </Alert>
      )}
      <FormTextField control={control} name="firstName" label="Ime" autoComplete="off" autoFocus />
      <FormTextField control={control} name="lastName" label="Prezime" autoComplete="off" />
      <FormTextField
        control={control}
        name="nickname"
        label="Nadimak"
        helperText="Razlikuje igrače istog imena i prezimena."
        autoComplete="off"
      />
      <BirthDateField control={control} name="birthDate" />
      <FormTextField control={control} name="residence" label="Mjesto stanovanja" autoComplete="off" />
      <FormTextField control={control} name="email" label="E-pošta" type="email" autoComplete="off" />
      <FormTextField control={control} name="phone" label="Telefon" type="tel" autoComplete="off" />
    </FormDialog>
  );
}
