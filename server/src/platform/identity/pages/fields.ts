import { type Html, html } from './html';
import { WARNING } from './mark';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly type?: 'text' | 'email' | 'password';
  /** https://html.spec.whatwg.org/#autofill : for password managers. */
  readonly autocomplete: string;
  readonly autofocus?: boolean | undefined;
  /** A person's name: a phone's keyboard starts it with a capital. */
  readonly proper?: boolean;
  readonly hint?: string;
  /** The error of the previous attempt. */
  readonly problem?: string | undefined;
  /** The page has an alert about the previous attempt: the field that gets the focus is described by it as well. */
  readonly refused?: boolean;
  /** The field whose error is this field's as well, for example the repeated password. */
  readonly problemAt?: string | undefined;
}

/**
 * The id of the page's alert. A screen reader does not announce what a page has from the start; it reads the field that
 * has the focus, with what describes it.
 */
const ALERT = 'alert';

/** A labelled field of a form, with its hint and its error linked to it for screen readers. */
export function field({ name, label, value, type = 'text', ...field }: Field): Html {
  const { autocomplete, autofocus, proper, hint, problem, refused, problemAt } = field;
  const reason = problem ? name : problemAt;
  const about = [autofocus && refused && ALERT, hint && `${name}-hint`, reason && `${reason}-problem`];
  const described = about.filter(Boolean).join(' ');
  return html`<div class="field"><label for="${name}">${label}</label><div class="box"><input id="${name}" name="${name}"
 type="${type}" value="${value ?? ''}" autocomplete="${autocomplete}" required spellcheck="false"
 autocapitalize="${proper ? 'words' : 'none'}"
${described !== '' && html` aria-describedby="${described}"`} aria-invalid="${problem ? 'true' : 'false'}"${autofocus && html` autofocus`}></div>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}</div>`;
}

export function alert(message: string | false | undefined): Html {
  return html`${message && html`<div class="alert" id="${ALERT}" role="alert">${WARNING}<span>${message}</span></div>`}`;
}

export function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}
