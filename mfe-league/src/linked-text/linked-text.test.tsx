import { renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { LinkedText } from './linked-text';

const show = async (text: string) => {
  const element = (
    <p role="note">
      <LinkedText text={text} />
    </p>
  );
  renderRoutes([{ path: '/', element }], { at: '/' });
  const note = await screen.findByRole('note');
  expect(note.textContent).toBe(text);
  const links = within(note).queryAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};

test.each([
  ['Cijene su na https://klub.hr/cjenik.', 'https://klub.hr/cjenik', 'https://klub.hr/cjenik'],
  ['Vidi (www.klub.hr/upis) za upis.', 'www.klub.hr/upis', 'https://www.klub.hr/upis'],
  ['Savez: www.savez.si', 'www.savez.si', 'https://www.savez.si'],
  ['Sve je na tenis-klub.hr, i rezultati.', 'tenis-klub.hr', 'https://tenis-klub.hr'],
  ['Pišite na tajnik@klub.hr.', 'tajnik@klub.hr', 'mailto:tajnik@klub.hr'],
  ['Stara je stranica http://čaplja.com/šuma?a=1', 'http://čaplja.com/šuma?a=1', expect.stringMatching(/^http:\/\//)],
])('%s', async (text, shown, address) => expect(await show(text)).toEqual([[shown, address]]));

test('several addresses, with the text around them', async () => {
  expect(await show('Upis: www.klub.hr ili tajnik@klub.hr, do petka.')).toEqual([
    ['www.klub.hr', 'https://www.klub.hr'],
    ['tajnik@klub.hr', 'mailto:tajnik@klub.hr'],
  ]);
});

test.each([
  'Uz terene je parkiralište.Do terena se dolazi pješice.',
  'Vidljivo s ulice.Info na ulazu, tel. 032 123 456.',
  'Otvoreno od 8.00 do 22.00, zadnji termin u 21.30.',
  'javascript:alert(1) i data:text/html,klub',
  '',
])('no address: %s', async (text) => expect(await show(text)).toEqual([]));

test('a web page opens in a tab of its own, which cannot reach this one', async () => {
  await show('www.klub.hr');
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});
