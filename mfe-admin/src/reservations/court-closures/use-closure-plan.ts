import type { CourtClosure } from '@club/shared/contracts/court-closures';
import { useContractForm, useWatch } from '@club/shared/form';
import { errorMessage } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery, useQueryClient } from '@club/shared/query';
import { useState } from 'react';
import { useProposedValues } from '../../forms/form-values/use-proposed-values';
import { useSubmission } from '../../forms/submission/use-submission';
import { keys } from '../../query-keys';
import { type Closure, ClosureForm } from './closure-form';
import { isNothingToClose, previewClosure, usePreviewClosure } from './use-close-courts';
import { AGAIN_MS } from './use-closures';

interface Planned {
  readonly closure: Closure;
  /** The first answer; later ones follow the grid. */
  readonly effect: CourtClosure;
  /** The form's values when the preview was requested. */
  readonly typed: string;
  /** The idempotency key of the closure. */
  readonly key: string;
}

/** What a planned closure would do now. */
function useEffectNow(planned: Planned | undefined) {
  const queryKey = keys.closurePreview(planned?.key ?? '');
  // Members book and cancel while an administrator reads the preview.
  useLiveQuery('grid', queryKey);
  // Waiving or paying a price changes what is returned, but not the grid.
  useLiveQuery('accounts', queryKey);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => previewClosure((planned as Planned).closure, signal),
    enabled: planned !== undefined,
    initialData: planned?.effect,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: AGAIN_MS,
  });
}

type Effect = Pick<CourtClosure, 'voided' | 'closes'>;

export const isSameEffect = (one: Effect, other: Effect | undefined): boolean =>
  JSON.stringify([one.voided, one.closes]) === JSON.stringify([other?.voided, other?.closes]);

/** A planned closure: the input, and the preview as long as it matches the input. */
export function useClosurePlan(today: string) {
  const form = useContractForm({
    schema: ClosureForm,
    defaultValues: { from: today, to: today, courts: [1, 2], fromTime: '', toTime: '', reason: '' },
  });
  useProposedValues(form, { from: today, to: today });
  const typed = JSON.stringify(useWatch({ control: form.control }));
  const previewing = usePreviewClosure();
  const [planned, setPlanned] = useState<Planned>();
  /** The key of a closure that was sent: if only its answer was lost, nothing is left to close, and sending it again helps. */
  const [sent, setSent] = useState<string>();
  const client = useQueryClient();
  const now = useEffectNow(planned);
  const current = planned?.typed === typed ? planned : undefined;
  const isObsolete = isNothingToClose(now.error) && sent !== planned?.key;

  const { failure, submit: look } = useSubmission(form, {
    send: async (closure) => {
      // Read before the call: input typed while it runs is not in its preview.
      const typed = JSON.stringify(form.getValues());
      const effect = await previewing.mutateAsync(closure);
      setPlanned({ closure, effect, typed, key: crypto.randomUUID() });
    },
  });
  const { voided, closes } = now.data ?? {};
  return {
    form,
    look,
    busy: previewing.isPending,
    failure: failure ?? (current && isObsolete ? errorMessage(now.error) : undefined),
    preview: current && voided && !isObsolete ? { ...current, voided, closes } : undefined,
    /** What the closure would do by the latest answer, also within a question that was asked before; undefined: nothing. */
    effectNow: () => {
      const answer = client.getQueryState<CourtClosure>(keys.closurePreview(planned?.key ?? ''));
      return isNothingToClose(answer?.error) ? undefined : answer?.data;
    },
    /** The closure is being sent with this key. */
    sending: setSent,
    /** The server has found nothing to close: without `sent` the preview's own answer shows it. */
    dropped: () => {
      setSent(undefined);
      void now.refetch();
    },
    /** After closing: clears the reason and keeps the days for the next closure. */
    closed: () => {
      setPlanned(undefined);
      form.reset({ ...form.getValues(), reason: '' });
    },
  };
}
