import { authStore } from '@club/shared/auth';
import { useNotify } from '@club/shared/notices';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { loadDialog } from './load-dialog';
import { type Asked, goBack } from './question';
import type { QuestionDialogProps } from './question-dialog';
import { AskContext } from './use-question';

/** Renders the suite's only dialog; the shell mounts it once. Its code is loaded with the first screen that may ask. */
export function DialogProvider({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const shown = useRef<Asked>(undefined);
  const [asked, setAsked] = useState<Asked>();
  const [Dialog, setDialog] = useState<ComponentType<QuestionDialogProps>>();

  const show = useCallback((next?: Asked) => {
    shown.current = next;
    setAsked(next);
  }, []);

  // Cancels the open question when the user changes: nobody else may answer it.
  useEffect(
    () =>
      authStore.subscribe((now, before) => {
        if (!shown.current || now.identity?.subject === before.identity?.subject) return;
        goBack(shown.current);
        show(undefined);
      }),
    [show],
  );

  const ask = useCallback(
    async (next: Asked) => {
      try {
        const { QuestionDialog } = await loadDialog();
        if (shown.current) goBack(shown.current);
        setDialog(() => QuestionDialog);
        show(next);
      } catch (error) {
        console.error('The dialog failed to load', error);
        notify.refusal('Dijalog se nije uspio učitati. Provjerite vezu s internetom i pokušajte ponovno.');
        goBack(next);
      }
    },
    [notify, show],
  );

  return (
    <AskContext value={ask}>
      {children}
      {Dialog && <Dialog asked={asked} onDone={() => show(undefined)} />}
    </AskContext>
  );
}
