import { type Html, html } from './html';
import { page } from './page';
import type { PageFrame } from './page-look';

export function expiredPage(frame: PageFrame): string {
  return notice(
    'Prijava je istekla',
    frame,
    html`<p>Stranica za prijavu predugo je stajala otvorena ili je već iskorištena.
Ništa nije izgubljeno: započnite prijavu ponovno.</p>`,
  );
}

/** Instead of `expiredPage`, which would lead such a browser from one sign-in to the next. */
export function cookiesPage(frame: PageFrame): string {
  return notice(
    'Preglednik ne šalje kolačiće',
    frame,
    html`<p>Bez kolačića se ne možete prijaviti. Ako su u pregledniku isključeni ili blokirani, dopustite ih za ovu
stranicu, pa započnite prijavu ponovno.</p>`,
  );
}

export function errorPage(frame: PageFrame, code: string): string {
  return notice(
    'Prijava nije uspjela',
    frame,
    html`<p>Poslužitelj nije mogao dovršiti prijavu. Pokušajte ponovno, a ako se
greška ponovi, javite administratoru kluba ovu oznaku: <code>${code}</code></p>`,
  );
}

export const refusalPage = (frame: PageFrame, reason: string): string =>
  notice('Trenutačno nije moguće', frame, html`<p>${reason}</p>`);

export function outagePage(frame: PageFrame): string {
  return notice(
    'Trenutačno nije moguće',
    frame,
    html`<p>Baza podataka kluba ne odgovara. Ništa nije izgubljeno: pokušajte ponovno za koji trenutak.</p>`,
  );
}

function notice(title: string, frame: PageFrame, content: Html): string {
  return page(title, frame, html`${content}<a class="button" href="${frame.home}">Na početnu stranicu</a>`);
}

/**
 * The page between "Odjava" and the end of the session.
 * @param form the provider's own form, with its protection against forged sign-outs
 * @param wanted the request came from the member's own page; no confirmation is needed then
 */
export function signOutPage(frame: PageFrame, form: Html, wanted: boolean): string {
  const goOn = html`<p>Odjava je u tijeku…</p><noscript><p>Pritisnite gumb kako biste dovršili odjavu.</p></noscript>
<input type="hidden" name="logout" value="yes" form="op.logoutForm" data-go-on>
<button class="button" form="op.logoutForm">Dovrši odjavu</button>`;
  const ask = html`<p>Želite li se odjaviti?</p><div class="buttons">
<button class="button" form="op.logoutForm" name="logout" value="yes">Da, odjavi me</button>
<button class="button quiet" form="op.logoutForm">Ne, vrati me natrag</button></div>`;
  return page('Odjava', frame, html`${form}${wanted ? goOn : ask}`);
}
