import { field } from './fields';
import { type Html, html } from './html';

const HINT = 'Najmanje 10 znakova koje nije lako pogoditi: bez imena i čestih riječi.';
const FRESH = { type: 'password', autocomplete: 'new-password' } as const;

/** A field for a new password. */
export function chosenPassword(
  name: string,
  label: string,
  more: { problem?: string | undefined; autofocus?: boolean; refused?: boolean; problemAt?: string | undefined },
): Html {
  return field({ name, label, hint: HINT, ...FRESH, ...more });
}

export interface PasswordProblems {
  readonly problem?: string | undefined;
  readonly repeatProblem?: string | undefined;
}

/** `newPassword` and `repeated`, with the errors of the previous attempt. */
export function newPasswordFields({ problem, repeatProblem }: PasswordProblems): Html {
  const refused = Boolean(problem || repeatProblem);
  const problemAt = repeatProblem && 'repeated';
  return html`${chosenPassword('newPassword', 'Nova lozinka', { problem, autofocus: true, refused, problemAt })}
${field({ name: 'repeated', label: 'Ponovite novu lozinku', ...FRESH, problem: repeatProblem })}`;
}
