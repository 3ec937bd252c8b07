import { alert, field, hidden } from './fields';
import { html } from './html';
import { chosenPassword } from './new-password-fields';
import { page } from './page';
import type { PageFrame } from './page-look';

interface Form {
  readonly frame: PageFrame;
  readonly token: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Croatian, by field name. */
  readonly problems?: Readonly<Record<string, string>>;
}

export function firstAdministratorPage({ frame, token, values = {}, problems = {} }: Form): string {
  const input = (name: string, label: string, more: { autocomplete: string; proper?: boolean; type?: 'email' }) =>
    field({ name, label, value: values[name], problem: problems[name], ...more });
  const body = html`<p class="lead">Klub još nema administratora. Upišite svoje podatke; poveznica vrijedi jednom.</p>
${alert(Object.keys(problems).length > 0 && 'Račun još nije stvoren. Ispravite označena polja.')}
<form method="post">${hidden('token', token)}<div class="pair">
${input('firstName', 'Ime', { autocomplete: 'given-name', proper: true })}
${input('lastName', 'Prezime', { autocomplete: 'family-name', proper: true })}</div>
${input('email', 'E-pošta', { autocomplete: 'email', type: 'email' })}
${input('username', 'Korisničko ime', { autocomplete: 'username' })}
${chosenPassword('password', 'Lozinka', { problem: problems.password })}
<button class="button">Stvori administratora</button></form>`;
  return page('Prvi administrator', frame, body);
}

export function appointedPage(frame: PageFrame): string {
  const message = 'Račun administratora je stvoren. Sada se možete prijaviti.';
  return page('Sve je spremno', frame, html`<p>${message}</p><a class="button" href="${frame.home}">Na prijavu</a>`);
}

export function uninvitedPage(frame: PageFrame): string {
  const message =
    'Poveznica je već iskorištena ili je istekla. Dok klub nema administratora, poslužitelj pri svakom pokretanju ispiše novu.';
  const back = html`<a class="button" href="${frame.home}">Na početnu stranicu</a>`;
  return page('Poveznica više ne vrijedi', frame, html`<p>${message}</p>${back}`);
}
