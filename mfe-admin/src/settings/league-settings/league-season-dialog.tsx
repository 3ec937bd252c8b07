import { type LeagueSeasonSettings, SeasonSettingsNow } from '@club/shared/contracts/league/season-settings';
import { useContractForm } from '@club/shared/form';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSeenValues } from '../../forms/optimistic-lock/use-seen-values';
import { useSubmission } from '../../forms/submission/use-submission';
import { FrameFields } from './frame-fields';
import { FrozenRules, RuleFields } from './rule-fields';
import {
  type EnteredSeason,
  frozenSeasonForm,
  SeasonForm,
  sentSeason,
  type TypedSeason,
  typedSeason,
} from './season-form';
import { useSaveLeagueSeason } from './use-season-settings';

/** All settings of a season; its rules only until the first round is published. */
export function LeagueSeasonDialog({ season, onClose }: { season: LeagueSeasonSettings; onClose: () => void }) {
  const form = useContractForm({
    // The rules may be frozen while the form is open, by the publication of the first round.
    schema: season.frozen ? frozenSeasonForm(season.rules) : SeasonForm,
    defaultValues: typedSeason(season),
    about: season.year,
  });
  const saving = useSaveLeagueSeason(season.year);
  const rules = season.kind === 'RULES' ? season.rules : null;
  const { values, learn } = useSeenValues<TypedSeason, EnteredSeason, SeasonSettingsNow['current']>({
    form,
    opened: season,
    savedIn: (problem) => SeasonSettingsNow.safeParse(problem).data?.current,
    startOf: typedSeason,
  });
  const { failure, submit } = useSubmission(form, {
    send: (entered) => {
      const sent = sentSeason(entered, rules !== null && !season.frozen);
      return saving.mutateAsync({ ...sent, version: (values ?? season).version }).then(onClose);
    },
    refused: learn,
  });
  return (
    <FormDialog
      dirty={form.formState.isDirty}
      title={`Postavke lige ${season.year}.`}
      wide
      busy={saving.isPending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <FrameFields control={form.control} />
      {rules &&
        (season.frozen ? <FrozenRules rules={rules} state={season.state} /> : <RuleFields control={form.control} />)}
    </FormDialog>
  );
}
