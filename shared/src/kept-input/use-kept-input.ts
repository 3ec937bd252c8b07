import { authStore, onSignIn } from '@club/shared/auth';
import { useNotify } from '@club/shared/notices';
import { useEffect, useRef } from 'react';
import { keepTyped, takeTyped } from './typed-input';

interface KeptForm {
  /** The initial values; together with the page's path and `about` they identify the form. */
  readonly initial: object;
  /** The record that the form is about: the form of another record may start with the same values. */
  readonly about?: unknown;
  /** The input; undefined if there is none. */
  read(): Readonly<Record<string, unknown>> | undefined;
  /** Puts stored values into the fields. */
  fill(values: Readonly<Record<string, unknown>>): void;
  /** Resets the form to its initial values. */
  empty(): void;
}

/**
 * Stores the input when the session ends while a form is open, or when the page is left for another sign-in, and
 * restores it for the same user afterwards.
 */
export function useKeptInput(form: KeptForm): void {
  const notify = useNotify();
  const current = useRef({ form, notify });
  useEffect(() => {
    current.current = { form, notify };
  });

  useEffect(() => {
    const { form: opened } = current.current;
    const { pathname } = location;
    const nameOf = ({ about, initial }: KeptForm) => `${pathname}:${JSON.stringify([about, initial])}`;
    const subject = authStore.getState().identity?.subject;
    const typed = subject && takeTyped(nameOf(opened), subject);
    if (typed) {
      opened.fill(typed);
      const action = { label: 'Odbaci', act: () => current.current.form.empty() };
      current.current.notify.success('Vraćeno je ono što ste upisali prije prijave.', undefined, action);
    }
    const keep = (owner: string) => {
      // Its initial values may have changed since: after the sign-in it opens with the new ones.
      const { form: now } = current.current;
      const typedNow = now.read();
      if (typedNow) keepTyped(nameOf(now), owner, typedNow);
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
