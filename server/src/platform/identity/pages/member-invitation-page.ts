import { alert, hidden } from './fields';
import { html } from './html';
import { newPasswordFields, type PasswordProblems } from './new-password-fields';
import { page } from './page';
import type { PageFrame } from './page-look';

interface Form extends PasswordProblems {
  readonly frame: PageFrame;
  readonly token: string;
  readonly username: string;
}

/** Behind the link of an invitation: the member's username, and the fields of the new password. */
export function memberInvitationPage({ frame, token, username, problem, repeatProblem }: Form): string {
  const body = html`<p class="lead">Vaše korisničko ime je <strong>${username}</strong>. Lozinku birate sami; ova poveznica
vrijedi jednom.</p>
${alert((problem || repeatProblem) && 'Lozinka još nije spremljena.')}
<form method="post">${hidden('token', token)}
<input name="username" value="${username}" autocomplete="username" hidden>
${newPasswordFields({ unlike: 'dosadašnje, ako je već imate', problem, repeatProblem })}
<button class="button">Spremi lozinku</button></form>`;
  return page('Odaberite lozinku', frame, body);
}

/** @param isShared whether the browser knows a session, which the product's pages would open with: perhaps a relative's */
export function acceptedPage(frame: PageFrame, username: string, isShared: boolean): string {
  const message = html`<p>Prijavite se korisničkim imenom <strong>${username}</strong> i lozinkom koju ste upravo odabrali.</p>
${isShared && html`<p>Ako je u ovom pregledniku prijavljen netko drugi, najprije ga odjavite u izborniku.</p>`}`;
  return page('Lozinka je spremljena', frame, html`${message}<a class="button" href="${frame.home}">Na prijavu</a>`);
}

/** Used, expired, replaced or invented: the page does not reveal which. */
export function endedInvitationPage(frame: PageFrame): string {
  const message = html`<p>Već je iskorištena, istekla je nakon sedam dana ili ju je zamijenila novija pozivnica.</p>
<p>Ako ste lozinku već odabrali, prijavite se. Inače potražite najnoviju poruku kluba ili zamolite administratora da vas
pozove ponovno.</p>`;
  return page(
    'Poveznica više ne vrijedi',
    frame,
    html`${message}<a class="button" href="${frame.home}">Na prijavu</a>`,
  );
}
