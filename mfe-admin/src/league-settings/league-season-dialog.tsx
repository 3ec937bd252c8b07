import type { LeagueSeasonSettings } from '@club/shared/contracts/league/season-settings';
import { useContractForm } from '@club/shared/form';
import { FormDialog } from '../form-dialog/form-dialog';
import { useSeasonSubmission } from '../submission/use-season-submission';
import { FrameFields } from './frame-fields';
import { RuleFields } from './rule-fields';
import { SeasonForm, sentSeason, typedSeason } from './season-form';
import { useSaveLeagueSeason } from './use-league-seasons';

/** All settings of a season; its rules only until the first round is published. */
export function LeagueSeasonDialog({ season, onClose }: { season: LeagueSeasonSettings; onClose: () => void }) {
  const form = useContractForm({ schema: SeasonForm, defaultValues: typedSeason(season), about: season.year });
  const saving = useSaveLeagueSeason(season.year);
  const hasRules = season.kind === 'RULES';
  const { failure, submit } = useSeasonSubmission(form, season.version, ({ version, ...entered }) =>
    saving.mutateAsync({ ...sentSeason(entered, hasRules && !season.frozen), version }).then(onClose),
  );
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
      {hasRules && <RuleFields control={form.control} isFrozen={season.frozen} />}
    </FormDialog>
  );
}
