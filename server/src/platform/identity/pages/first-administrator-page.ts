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

/** In the order of the page: the first with a problem gets the focus. */
const FIELDS = ['firstName', 'lastName', 'email', 'username', 'password'] as const;

export function firstAdministratorPage({ frame, token, values = {}, problems = {} }: Form): string {
  const refused = Object.keys(problems).length > 0;
  const first = FIELDS.find((name) => problems[name]) ?? FIELDS[0];
  const state = (name: string) => ({ problem: problems[name], autofocus: name === first, refused });
  const input = (name: string, label: string, more: { autocomplete: string; proper?: boolean; type?: 'email' }) =>
    field({ name, label, value: values[name], ...state(name), ...more });
  const body = html`<p class="lead">Klub još nema administratora. Upišite svoje podatke; poveznica vrijedi jednom.</p>
${alert(refused && 'Račun još nije stvoren. Ispravite označena polja.')}
<form method="post">${hidden('token', token)}<div class="pair">
${input('firstName', 'Ime', { autocomplete: 'given-name', proper: true })}
${input('lastName', 'Prezime', { autocomplete: 'family-name', proper: true })}</div>
${input('email', 'E-pošta', { autocomplete: 'email', type: 'email' })}
${input('username', 'Korisničko ime', { autocomplete: 'username' })}
${chosenPassword('password', 'Lozinka', state('password'))}
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
