import { useUnsavedGuard } from '@club/shared/unsaved-guard';
import { useCallback, useEffect, useState } from 'react';

type FormName = 'create' | 'update' | 'roles';

/** Tells the screen whether a form has input that is not saved. */
export type ReportUnsaved = (form: FormName, isDirty: boolean) => void;

const chosenIn = ({ search }: { search: string }) => new URLSearchParams(search).get('user');

/** The screen's only guard: who leaves it is asked, and who chooses another user, for whom the forms start anew. */
export function useUnsavedForms(): ReportUnsaved {
  const [unsaved, setUnsaved] = useState<readonly FormName[]>([]);
  const isOfChosen = unsaved.some((form) => form !== 'create');
  useUnsavedGuard(
    unsaved.length > 0,
    (now, next) => now.pathname !== next.pathname || (isOfChosen && chosenIn(now) !== chosenIn(next)),
  );
  return useCallback<ReportUnsaved>((form, isDirty) => {
    setUnsaved((before) => {
      if (before.includes(form) === isDirty) return before;
      return isDirty ? [...before, form] : before.filter((other) => other !== form);
    });
  }, []);
}

/** Reports a form as long as it is shown. */
export function useReported(report: ReportUnsaved, form: FormName, isDirty: boolean): void {
  useEffect(() => {
    report(form, isDirty);
    return () => report(form, false);
  }, [report, form, isDirty]);
}
