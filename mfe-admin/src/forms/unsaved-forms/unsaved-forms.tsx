import { leavesScreen, useUnsavedGuard } from '@club/shared/unsaved-guard';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react';

type Loses = typeof leavesScreen;

interface Unsaved {
  /** Which navigations lose the input, if not those that leave the screen; must be the same function on each render. */
  readonly loses?: Loses | undefined;
  /** What is lost, as a sentence, if it is not typed input. */
  readonly loss?: string | undefined;
  /** The form is being saved: the screen stays until the response arrives, because a refusal would be lost too. */
  readonly isBeingSaved?: boolean;
  /** Saving is followed by a result that has to be read: a user who wanted to leave meanwhile stays. */
  readonly hasAnswer?: boolean;
}

type Report = (form: string, unsaved: Unsaved | 'nothing') => void;

/** The default without a guard. */
const NOBODY: Report = () => undefined;
const ReportContext = createContext<Report>(NOBODY);
const UnsavedInputContext = createContext(false);

interface UnsavedFormsProps {
  /** Whether a navigation from one address to another loses the input of a form that does not define its own `loses`. */
  loses?: Loses;
  children: ReactNode;
}

/** The only guard of a screen with several forms: asks before the input of any of them is lost. */
export function UnsavedForms({ loses = leavesScreen, children }: UnsavedFormsProps) {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map());
  const forms = [...unsaved.values()];
  const saving = forms.filter(({ isBeingSaved }) => isBeingSaved);
  useUnsavedGuard(forms.length > 0, {
    loses: (now, next) => forms.some((form) => (form.loses ?? loses)(now, next)),
    loss: forms.find(({ loss }) => loss)?.loss,
    isBeingSaved: saving.length > 0,
    leavesOnceSaved: !saving.some(({ hasAnswer }) => hasAnswer),
  });
  const report = useCallback((form: string, of: Unsaved | 'nothing') => {
    setUnsaved((before) => {
      const after = new Map(before);
      if (of === 'nothing') after.delete(form);
      else after.set(form, of);
      return after;
    });
  }, []);
  return (
    <ReportContext value={report}>
      <UnsavedInputContext value={forms.some(({ loss }) => !loss)}>{children}</UnsavedInputContext>
    </ReportContext>
  );
}

/** Whether any form of the screen has typed input that is not saved. */
export const useHasUnsavedInput = (): boolean => useContext(UnsavedInputContext);

/** Guards the input of a form as long as it is mounted and has unsaved input. */
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

/** Guards a form in a dialog, on a screen that may or may not have a guard for several forms. */
export function GuardedForm(props: GuardedFormProps) {
  const isGuarded = useContext(ReportContext) !== NOBODY;
  const form = <Reported {...props} />;
  return isGuarded ? form : <UnsavedForms>{form}</UnsavedForms>;
}

/** With `hasAnswer`, because saving may be followed by something to read, such as a password. */
function Reported({ isDirty, isBeingSaved, children }: GuardedFormProps) {
  useUnsaved(isDirty || isBeingSaved, { isBeingSaved, hasAnswer: true });
  return children;
}
