import { leavesScreen, useUnsavedGuard } from '@club/shared/unsaved-guard';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react';

type Loses = typeof leavesScreen;

interface Unsaved {
  /** On which ways it is lost, if not on those of the whole screen; must not be another function each time. */
  readonly loses?: Loses | undefined;
  /** What is lost, as a sentence, if it is not typed input. */
  readonly loss?: string | undefined;
  /** Its refusal would be lost too: the screen stays until the answer is there. */
  readonly isBeingSaved?: boolean;
  /** Saved, it is followed by an answer that has to be read: who wanted to leave meanwhile stays. */
  readonly hasAnswer?: boolean;
}

type Report = (form: string, unsaved: Unsaved | 'nothing') => void;

/** The screen has no guard. */
const NOBODY: Report = () => undefined;
const ReportContext = createContext<Report>(NOBODY);

interface UnsavedFormsProps {
  /** Whether the input of a form is lost on the way from one address to another, unless the form says otherwise. */
  loses?: Loses;
  children: ReactNode;
}

/** The only guard of a screen with several forms: who would lose the input of one of them is asked first. */
export function UnsavedForms({ loses = leavesScreen, children }: UnsavedFormsProps) {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map());
  const forms = [...unsaved.values()];
  const saving = forms.filter(({ isBeingSaved }) => isBeingSaved);
  useUnsavedGuard(
    forms.length > 0,
    (now, next) => forms.some((form) => (form.loses ?? loses)(now, next)),
    forms.find(({ loss }) => loss)?.loss,
    saving.length > 0,
    !saving.some(({ hasAnswer }) => hasAnswer),
  );
  const report = useCallback((form: string, of: Unsaved | 'nothing') => {
    setUnsaved((before) => {
      const after = new Map(before);
      if (of === 'nothing') after.delete(form);
      else after.set(form, of);
      return after;
    });
  }, []);
  return <ReportContext value={report}>{children}</ReportContext>;
}

/** Guards the input of a form as long as the form is shown and has some that is not saved. */
export function useUnsaved(
  isDirty: boolean,
  { loses, loss, isBeingSaved = false, hasAnswer = false }: Unsaved = {},
): void {
  const report = useContext(ReportContext);
  const form = useId();
  useEffect(() => {
    if (!isDirty) return;
    report(form, { loses, loss, isBeingSaved, hasAnswer });
    return () => report(form, 'nothing');
  }, [report, form, isDirty, loses, loss, isBeingSaved, hasAnswer]);
}

interface GuardedFormProps {
  isDirty: boolean;
  isBeingSaved: boolean;
  children: ReactNode;
}

/** A form over a screen, which may have a guard for several forms or none. */
export function GuardedForm(props: GuardedFormProps) {
  const isGuarded = useContext(ReportContext) !== NOBODY;
  const form = <Reported {...props} />;
  return isGuarded ? form : <UnsavedForms>{form}</UnsavedForms>;
}

/** It may be followed by something to read, such as a password. */
function Reported({ isDirty, isBeingSaved, children }: GuardedFormProps) {
  useUnsaved(isDirty || isBeingSaved, { isBeingSaved, hasAnswer: true });
  return children;
}
