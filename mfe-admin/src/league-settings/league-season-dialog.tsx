import type { LeagueSeasonSettings } from '@club/shared/contracts/league/season-settings';
import { submission, useContractForm } from '@club/shared/form';
import { useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { useSeenSeason } from '../seen-version/use-seen-version';
import { FrameFields } from './frame-fields';
import { RuleFields } from './rule-fields';
import { SeasonForm, sentSeason, typedSeason } from './season-form';
import { useSaveLeagueSeason } from './use-league-seasons';

/** All settings of a season; its rules only until the first round is published. */
export function LeagueSeasonDialog({ season, onClose }: { season: LeagueSeasonSettings; onClose: () => void }) {
  const form = useContractForm({ schema: SeasonForm, defaultValues: typedSeason(season), about: season.year });
  const [failure, setFailure] = useState<string>();
  const saving = useSaveLeagueSeason(season.year);
  const { seen, learn } = useSeenSeason(season.version);
  const hasRules = season.kind === 'RULES';
  const save = submission(form, {
    send: (entered) =>
      saving.mutateAsync({ ...sentSeason(entered, hasRules && !season.frozen), version: seen }).then(onClose),
    refused: (left, error) => {
      setFailure(left);
      learn(error);
    },
  });
  return (
    <FormDialog
      dirty={form.formState.isDirty}
      title={`Postavke lige ${season.year}.`}
      wide
      busy={saving.isPending}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <FrameFields control={form.control} />
      {hasRules && <RuleFields control={form.control} isFrozen={season.frozen} />}
    </FormDialog>
  );
}
