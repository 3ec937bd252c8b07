import { alert, field, hidden } from './fields';
import { html } from './html';
import { newPasswordFields, type PasswordProblems } from './new-password-fields';
import { page } from './page';
import type { PageFrame } from './page-look';

interface SignInForm {
  readonly frame: PageFrame;
  /** Against forged posts, see `forms/form-token.ts`. */
  readonly token: string;
  readonly username?: string;
  readonly refusal?: string;
}

export function signInPage({ frame, token, username = '', refusal }: SignInForm): string {
  const refused = refusal !== undefined;
  const body = html`<p class="lead">Upišite podatke koje ste dobili od kluba.</p>${alert(refusal)}
<form method="post">${hidden('token', token)}
${field({ name: 'username', label: 'Korisničko ime', value: username, autocomplete: 'username', autofocus: username === '', refused })}
${field({ name: 'password', label: 'Lozinka', type: 'password', autocomplete: 'current-password', autofocus: username !== '', refused })}
<button class="button">Prijavi se</button></form>
<div class="foot"><p>Zaboravili ste lozinku? Obratite se administratoru kluba.</p>
<p><a href="${frame.home}">Povratak na početnu stranicu</a></p></div>`;
  return page('Prijava', frame, body);
}

interface NewPasswordForm extends PasswordProblems {
  readonly frame: PageFrame;
  readonly token: string;
  /** Proves that the one-time password was right a moment ago. */
  readonly ticket: string;
  readonly username: string;
}

/** Shown after the right one-time password, before the session is created. */
export function newPasswordPage({ frame, token, ticket, username, problem, repeatProblem }: NewPasswordForm): string {
  const body = html`<p class="lead">Lozinka koju ste dobili vrijedi samo za prvu prijavu. Odaberite svoju.</p>
${alert((problem || repeatProblem) && 'Lozinka još nije promijenjena.')}
<form method="post">${hidden('token', token)}${hidden('ticket', ticket)}
<input name="username" value="${username}" autocomplete="username" hidden>
${newPasswordFields({ unlike: 'one koju ste dobili', problem, repeatProblem })}
<button class="button">Spremi i prijavi se</button></form>`;
  return page('Nova lozinka', frame, body);
}
