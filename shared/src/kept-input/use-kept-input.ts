import { authStore, onSignIn } from '@club/shared/auth';
import { useNotify } from '@club/shared/notices';
import { useEffect, useRef } from 'react';
import { keepTyped, takeTyped } from './typed-input';

interface KeptForm {
  /** What the form began with; with the page's path it tells one form from another. */
  readonly initial: object;
  /** What was typed; undefined when nothing was. */
  read(): Readonly<Record<string, unknown>> | undefined;
  /** Puts kept values into the fields. */
  fill(values: Readonly<Record<string, unknown>>): void;
  /** Puts the form back to what it began with. */
  empty(): void;
}

/**
 * Keeps what is typed when the session ends under a form, or when the page is left for another sign-in, and puts it back
 * for the same person afterwards.
 */
export function useKeptInput(form: KeptForm): void {
  const notify = useNotify();
  const current = useRef({ form, notify });
  useEffect(() => {
    current.current = { form, notify };
  });

  useEffect(() => {
    const { form: opened } = current.current;
    const name = `${location.pathname}:${JSON.stringify(opened.initial)}`;
    const subject = authStore.getState().identity?.subject;
    const typed = subject && takeTyped(name, subject);
    if (typed) {
      opened.fill(typed);
      const action = { label: 'Odbaci', act: () => current.current.form.empty() };
      current.current.notify.success('Vraćeno je ono što ste upisali prije prijave.', 10, action);
    }
    const keep = (owner: string) => {
      const typedNow = current.current.form.read();
      if (typedNow) keepTyped(name, owner, typedNow);
    };
    const stopEnds = authStore.subscribe((now, before) => {
      if (before.identity && !now.identity) keep(before.identity.subject);
    });
    const stopSignIns = onSignIn(() => {
      const { identity } = authStore.getState();
      if (identity) keep(identity.subject);
    });
    return () => {
      stopEnds();
      stopSignIns();
    };
  }, []);
}
