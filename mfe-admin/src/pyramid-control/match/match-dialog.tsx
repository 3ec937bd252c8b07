import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { type CorrectionPreview, MatchNow } from '@club/shared/contracts/league/rounds';
import { submission, useContractForm } from '@club/shared/form';
import { Alert, Button } from '@club/shared/ui-core';
import { useState } from 'react';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSeenVersion } from '../../forms/optimistic-lock/use-seen-version';
import { CorrectionChanges } from './correction-changes';
import { MatchFields } from './match-fields';
import { CorrectionForm, MatchForm, type SentMatch, sentMatch, typedMatch } from './match-form';
import { playersOf } from './match-labels';
import { previewMatch, useEnterMatch } from './use-enter-match';

interface MatchDialogProps {
  match: LeagueMatch;
  isClosed: boolean;
  /** What has happened to the match while the dialog was open. */
  notice: string | undefined;
  onClose: () => void;
}

/** A first result is saved at once; a correction is previewed first, with everything that it changes. */
export function MatchDialog({ match, isClosed, notice, onClose }: MatchDialogProps) {
  // As when the dialog was opened. A result entered meanwhile is a conflict that the server reports; after that, saving
  // replaces it.
  const [isReplaced, setReplaced] = useState(match.outcome !== null);
  const isCorrection = isClosed || isReplaced;
  const form = useContractForm({
    schema: isCorrection ? CorrectionForm : MatchForm,
    defaultValues: typedMatch(match),
    about: match.id,
  });
  const [failure, setFailure] = useState<string>();
  const [looked, setLooked] = useState<{ entered: SentMatch; changes: CorrectionPreview }>();
  const entering = useEnterMatch(match);
  const { seen, learn } = useSeenVersion(match.version, (problem) => {
    const now = MatchNow.safeParse(problem).data?.match;
    if (now?.outcome) setReplaced(true);
    return now?.version;
  });
  const enter = (entered: SentMatch) => entering.mutateAsync({ ...entered, version: seen }).then(onClose);
  const look = async (entered: SentMatch) =>
    setLooked({ entered, changes: await previewMatch(match, { ...entered, version: seen }) });
  const title = playersOf(match)
    .map(({ displayName }) => displayName)
    .join(' – ');
  const send = submission(form, {
    send: (values) => (isCorrection ? look : enter)(sentMatch(values, match)),
    refused: (left, error) => {
      setFailure(left);
      learn(error);
    },
  });
  if (!looked) {
    return (
      <FormDialog
        dirty={form.formState.isDirty}
        title={title}
        submit={isCorrection ? 'Pregled ispravka' : 'Spremi'}
        busy={entering.isPending || form.formState.isSubmitting}
        failure={failure}
        onSubmit={send}
        onClose={onClose}
      >
        {notice && <Alert severity="warning">{notice}</Alert>}
        <MatchFields match={match} control={form.control} errors={form.formState.errors} isCorrection={isCorrection} />
      </FormDialog>
    );
  }
  const save = submission(form, {
    send: () => enter(looked.entered),
    refused: (left, error) => {
      setFailure(left);
      if (!error) return;
      learn(error);
      setLooked(undefined);
    },
  });
  const goBack = () => setLooked(undefined);
  return (
    <FormDialog
      dirty
      title={title}
      submit="Spremi ispravak"
      busy={entering.isPending}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
      onEscape={goBack}
    >
      {notice && <Alert severity="warning">{notice}</Alert>}
      <CorrectionChanges changes={looked.changes} />
      <Button onClick={goBack}>Natrag na unos</Button>
    </FormDialog>
  );
}
