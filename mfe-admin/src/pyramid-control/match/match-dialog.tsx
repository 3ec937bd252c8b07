import { type CorrectionPreview, MatchNow } from '@club/shared/contracts/league/match-entry';
import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { pairIds } from '@club/shared/domain';
import { submission, useContractForm } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import { Alert, Button } from '@club/shared/ui-core';
import { useState } from 'react';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSeenVersion } from '../../forms/optimistic-lock/use-seen-version';
import { CorrectionChanges } from './correction-changes';
import { MatchFields } from './match-fields';
import { CorrectionForm, MatchForm, type SentMatch, sentMatch, typedMatch } from './match-form';
import { titleOf } from './match-labels';
import { otherPairNotice } from './other-pair';
import { previewMatch, useEnterMatch } from './use-enter-match';

interface MatchDialogProps {
  /** The current match; the dialog keeps the one that it was opened with. */
  match: LeagueMatch;
  /** Its round is closed: the entry is a correction. */
  isClosed: boolean;
  /** What has happened to the match while the dialog was open. */
  notice: string | undefined;
  onClose: () => void;
}

const ROUND_CLOSED = 'Kolo je u međuvremenu zatvoreno. Vaš unos je ostao; sprema se kao ispravak.';

/** Whether a correction would change something else than its preview showed. */
const hasOtherConsequences = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CONSEQUENCES_CHANGED';

/** A first result is saved at once; a correction is previewed first, with everything that it changes. */
export function MatchDialog({ match: current, isClosed, notice, onClose }: MatchDialogProps) {
  // What is typed is about these two players.
  const [match] = useState(current);
  const otherPair = otherPairNotice(match, current);
  // As when the dialog was opened. A result entered meanwhile is a conflict that the server reports; after that, saving
  // replaces it.
  const [isReplaced, setReplaced] = useState(match.outcome !== null);
  const isCorrection = isClosed || isReplaced;
  const [wasClosed] = useState(isClosed);
  const form = useContractForm({
    schema: isCorrection ? CorrectionForm : MatchForm,
    defaultValues: typedMatch(match),
    about: [match.id, ...pairIds(match)].join(' '),
  });
  const [failure, setFailure] = useState<string>();
  const [looked, setLooked] = useState<{ entered: SentMatch; changes: CorrectionPreview }>();
  const entering = useEnterMatch(match);
  const { version, learn } = useSeenVersion(match.version, (problem) => {
    const now = MatchNow.safeParse(problem).data?.match;
    if (now?.outcome) setReplaced(true);
    return now?.version;
  });
  const shown = { version, seen: pairIds(match) };
  const enter = (entered: SentMatch, seenNote: CorrectionPreview['note']) =>
    entering.mutateAsync({ ...entered, ...shown, seenNote }).then(onClose);
  const look = async (entered: SentMatch) =>
    setLooked({ entered, changes: await previewMatch(match, { ...entered, ...shown }) });
  // Also while a preview loads, which would otherwise appear over changed input.
  const busy = entering.isPending || form.formState.isSubmitting;
  const dialog = { title: titleOf(match), gone: otherPair, failure, busy, onClose };
  const closedMeanwhile = isClosed && !wasClosed ? ROUND_CLOSED : undefined;
  const warning = otherPair ? undefined : (notice ?? closedMeanwhile);
  const send = submission(form, {
    send: (values) => {
      const entered = sentMatch(values, match);
      return isCorrection ? look(entered) : enter(entered, null);
    },
    refused: (left, error) => {
      setFailure(left);
      learn(error);
    },
  });
  if (!looked) {
    return (
      <FormDialog
        {...dialog}
        dirty={form.formState.isDirty}
        submit={isCorrection ? 'Pregled ispravka' : 'Spremi'}
        onSubmit={send}
      >
        {warning && <Alert severity="warning">{warning}</Alert>}
        <MatchFields match={match} control={form.control} errors={form.formState.errors} isCorrection={isCorrection} />
      </FormDialog>
    );
  }
  const save = submission(form, {
    send: () =>
      enter(looked.entered, looked.changes.note).catch(async (error) => {
        // The refusal is shown with the new preview.
        if (hasOtherConsequences(error)) await look(looked.entered);
        throw error;
      }),
    refused: (left, error) => {
      setFailure(left);
      if (!error || hasOtherConsequences(error)) return;
      learn(error);
      setLooked(undefined);
    },
  });
  const goBack = () => setLooked(undefined);
  return (
    <FormDialog {...dialog} dirty submit="Spremi ispravak" onSubmit={save} onEscape={goBack}>
      {warning && <Alert severity="warning">{warning}</Alert>}
      <CorrectionChanges changes={looked.changes} />
      <Button onClick={goBack} disabled={busy}>
        Natrag na unos
      </Button>
    </FormDialog>
  );
}
