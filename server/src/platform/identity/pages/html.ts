import { escapeHtml } from '../../escape-html';

/** Markup that is safe to include in a page. */
export class Html {
  constructor(readonly markup: string) {}
}

type Piece = Html | string | number | false | undefined | readonly Piece[];

/** A template whose values are escaped, unless they are markup themselves. `false` and `undefined` are left out. */
export function html(texts: TemplateStringsArray, ...values: Piece[]): Html {
  return new Html(String.raw({ raw: texts }, ...values.map(markupOf)));
}

function markupOf(value: Piece): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(markupOf).join('');
  return escapeHtml(String(value));
}
