import { refusalText } from './refusal-text';

test.each([
  ['Nije spremljeno.', [], 'Nije spremljeno.'],
  ['Nije spremljeno.', ['Nije spremljeno.'], 'Nije spremljeno.'],
  ['Nije spremljeno.', ['Adresa je zauzeta.'], 'Nije spremljeno. Adresa je zauzeta.'],
  [undefined, ['Adresa je zauzeta.'], 'Adresa je zauzeta.'],
  [undefined, [], undefined],
])('%s with %j leaves %s', (general, others, text) => expect(refusalText(general, others)).toBe(text));
