import type { CourtClosure } from '@club/shared/contracts/court-closures';
import { useContractForm, useWatch } from '@club/shared/form';
import { useState } from 'react';
import { useProposedValues } from '../../forms/form-field/use-proposed-values';
import { useSubmission } from '../../forms/submission/use-submission';
import { type Closure, ClosureForm } from './closure-form';
import { usePreviewClosure } from './use-close-courts';

interface Preview {
  readonly closure: Closure;
  readonly voided: CourtClosure['voided'];
  readonly closes: CourtClosure['closes'];
  /** The form's values when the preview was requested. */
  readonly typed: string;
}

/** A planned closure: the input, and the preview as long as it matches the input. */
export function useClosurePlan(today: string) {
  const form = useContractForm({
    schema: ClosureForm,
    defaultValues: { from: today, to: today, courts: [1, 2], fromTime: '', toTime: '', reason: '' },
  });
  useProposedValues(form, { from: today, to: today });
  const typed = JSON.stringify(useWatch({ control: form.control }));
  const previewing = usePreviewClosure();
  const [preview, setPreview] = useState<Preview>();

  const { failure, submit: look } = useSubmission(form, {
    send: async (closure) => {
      // Read before the call: input typed while it runs is not in its preview.
      const typed = JSON.stringify(form.getValues());
      const { voided, closes } = await previewing.mutateAsync(closure);
      setPreview({ closure, voided, closes, typed });
    },
  });
  return {
    form,
    look,
    busy: previewing.isPending,
    failure,
    preview: preview?.typed === typed ? preview : undefined,
    /** After closing: clears the reason and keeps the days for the next closure. */
    closed: () => {
      setPreview(undefined);
      form.reset({ ...form.getValues(), reason: '' });
    },
  };
}
