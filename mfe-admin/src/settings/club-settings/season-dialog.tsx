import { SavedSeason, SeasonInput, type Settings } from '@club/shared/contracts/settings';
import { useContractForm } from '@club/shared/form';
import { FormDateField } from '@club/shared/ui-date';
import { FormTextField } from '@club/shared/ui-form';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSeenSetting } from '../../forms/optimistic-lock/use-seen-setting';
import { useSubmission } from '../../forms/submission/use-submission';
import { useSaveSeason } from './use-settings';
import { useVoidOutside } from './use-void-outside';

interface SeasonDialogProps {
  /** The season to edit; undefined to create a new one. */
  season: Settings['seasons'][number] | undefined;
  onClose: () => void;
}

const startOf = (season: SavedSeason | undefined): SavedSeason => ({
  name: season?.name ?? '',
  opensOn: season?.opensOn ?? '',
  closesOn: season?.closesOn ?? '',
});

export function SeasonDialog({ season, onClose }: SeasonDialogProps) {
  const form = useContractForm({ schema: SeasonInput, defaultValues: startOf(season) });
  const saving = useSaveSeason();
  const { attempt, dialog } = useVoidOutside();
  const opened = season && startOf(season);
  const { values, learn } = useSeenSetting({ form, opened, contract: SavedSeason, startOf });
  const { control } = form;
  const { failure, submit } = useSubmission(form, {
    send: async (input) => {
      const id = season?.id;
      if (await attempt((consent) => saving.mutateAsync({ id, input: { ...input, ...consent, seen: values } })))
        onClose();
    },
    refused: learn,
  });
  return (
    <FormDialog
      title={season ? 'Promjena sezone' : 'Nova sezona'}
      busy={saving.isPending}
      failure={failure}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormTextField control={control} name="name" label="Naziv" autoComplete="off" autoFocus />
      <FormDateField control={control} name="opensOn" label="Otvara se" />
      <FormDateField control={control} name="closesOn" label="Zatvara se" helperText="Zadnji dan igranja." />
      {dialog}
    </FormDialog>
  );
}
