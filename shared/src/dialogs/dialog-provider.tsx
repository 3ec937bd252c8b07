import { authStore } from '@club/shared/auth';
import { useNotify } from '@club/shared/notices';
import { withTimeout } from '@club/shared/timeout';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { loadDialog } from './load-dialog';
import { type Asked, goBack } from './question';
import type { QuestionDialogProps } from './question-dialog';
import { useAct } from './use-act';
import { AskContext } from './use-question';
import { useVisit } from './use-visit';

/**
 * Renders the suite's only dialog; the shell mounts it once, inside its router. Its code is loaded with the first screen
 * that may ask.
 */
export function DialogProvider({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const visit = useVisit();
  const shown = useRef<Asked>(undefined);
  const [asked, setAsked] = useState<Asked>();
  const [Dialog, setDialog] = useState<ComponentType<QuestionDialogProps>>();
  const { progressOf, run, cancel } = useAct(shown);
  // Counts the users and screens so far: a question of an earlier user or screen is not opened.
  const epoch = useRef(0);

  const show = useCallback((next?: Asked) => {
    shown.current = next;
    setAsked(next);
  }, []);
  const end = useCallback(
    (asked: Asked | undefined, why: 'LEFT' | 'USER_GONE') => {
      if (!asked || shown.current !== asked) return;
      cancel(asked, why);
      show(undefined);
    },
    [cancel, show],
  );
  const close = useCallback(
    (why: 'LEFT' | 'USER_GONE') => {
      epoch.current += 1;
      end(shown.current, why);
    },
    [end],
  );

  // Nobody else may answer a user's question.
  useEffect(
    () =>
      authStore.subscribe((now, before) => {
        if (now.identity?.subject !== before.identity?.subject) close('USER_GONE');
      }),
    [close],
  );
  // Nor can it be answered once its screen has been left, by the browser's Back for example.
  // biome-ignore lint/correctness/useExhaustiveDependencies(visit): the visit that ends
  useEffect(() => () => close('LEFT'), [visit, close]);

  const ask = useCallback(
    async (next: Asked) => {
      const now = epoch.current;
      try {
        const { QuestionDialog } = await withTimeout(loadDialog());
        const { until } = next.question;
        if (now !== epoch.current || until?.aborted) return goBack(next);
        until?.addEventListener('abort', () => end(next, 'LEFT'));
        if (shown.current) cancel(shown.current, 'LEFT');
        setDialog(() => QuestionDialog);
        show(next);
      } catch (error) {
        console.error('The dialog failed to load', error);
        if (now === epoch.current)
          notify.refusal('Dijalog se nije uspio učitati. Provjerite vezu s internetom i pokušajte ponovno.');
        goBack(next);
      }
    },
    [cancel, end, notify, show],
  );

  return (
    <AskContext value={ask}>
      {children}
      {Dialog && (
        <Dialog
          asked={asked}
          progress={progressOf(asked)}
          onAct={run}
          onDone={(done) => shown.current === done && show(undefined)}
        />
      )}
    </AskContext>
  );
}
