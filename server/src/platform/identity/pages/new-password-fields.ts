import { field } from './fields';
import { type Html, html } from './html';

const HINT = 'Najmanje 10 znakova koje nije lako pogoditi: bez imena i čestih riječi.';
const FRESH = { type: 'password', autocomplete: 'new-password' } as const;

/** A field for a new password. */
export function chosenPassword(
  name: string,
  label: string,
  more: {
    hint?: string;
    problem?: string | undefined;
    autofocus?: boolean;
    refused?: boolean;
    problemAt?: string | undefined;
  },
): Html {
  return field({ name, label, hint: HINT, ...FRESH, ...more });
}

export interface PasswordProblems {
  readonly problem?: string | undefined;
  readonly repeatProblem?: string | undefined;
}

interface NewPasswordFields extends PasswordProblems {
  /** The password that the new one may not repeat, as `Mora biti različita od …` goes on. */
  readonly unlike: string;
}

/** `newPassword` and `repeated`, with the errors of the previous attempt. */
export function newPasswordFields({ unlike, problem, repeatProblem }: NewPasswordFields): Html {
  const hint = `${HINT} Mora biti različita od ${unlike}.`;
  const refused = Boolean(problem || repeatProblem);
  const problemAt = repeatProblem && 'repeated';
  return html`${chosenPassword('newPassword', 'Nova lozinka', { hint, problem, autofocus: true, refused, problemAt })}
${field({ name: 'repeated', label: 'Ponovite novu lozinku', ...FRESH, problem: repeatProblem })}`;
}
