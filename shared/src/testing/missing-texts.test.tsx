import { render } from '@testing-library/react';
import { missingTexts } from './missing-texts';

test('a text that a loaded screen does not show is reported within seconds', async () => {
  render(<h1>Kontakt</h1>);
  const began = performance.now();
  expect(
    await missingTexts(
      [
        ['heading', 'Kontakt'],
        ['heading', 'Adresa'],
      ],
      1_000,
    ),
  ).toEqual([['heading', 'Adresa']]);
  expect(performance.now() - began).toBeLessThan(10_000);
});
