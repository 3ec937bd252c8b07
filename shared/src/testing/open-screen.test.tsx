import { screen } from '@club/shared/federation';
import { PageHeading } from '@club/shared/ui-core';
import type { ComponentType } from 'react';
import { openScreen } from './open-screen';

const open = (load: () => Promise<{ default: ComponentType }>, options?: { headingMs: number }) =>
  openScreen([{ path: '/contact', lazy: screen(load) }], { at: '/contact', ...options });
const shown = (Screen: ComponentType, options?: { headingMs: number }) =>
  open(async () => ({ default: Screen }), options);
/** No heading will come. */
const SOON = { headingMs: 1_000 };

test('a screen with its heading opens', async () => {
  await expect(shown(() => <PageHeading title="Kontakt" />)).resolves.toBeUndefined();
});

test('a screen that throws while rendering is refused with its error', async () => {
  const fault = new Error('No address');
  const refused = await shown(() => {
    throw fault;
  }, SOON).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    message: expect.stringMatching(/^The screen at \/contact has 0 h1 .*No address/),
    cause: fault,
  });
});

test('a screen that throws while being imported is refused with its error', async () => {
  const fault = new Error('No module');
  await expect(
    open(async () => {
      throw fault;
    }, SOON),
  ).rejects.toMatchObject({ message: expect.stringMatching(/^The screen at \/contact failed: /), cause: fault });
});

test.each([
  ['without a heading', () => <p>Tenis klub</p>, 0],
  [
    'with two headings',
    () => (
      <>
        <h1>Kontakt</h1>
        <h1>Adresa</h1>
      </>
    ),
    2,
  ],
])('a screen %s is refused', async (_case, Screen, count) => {
  await expect(shown(Screen, SOON)).rejects.toThrow(
    `The screen at /contact has ${count} h1 (PageHeading) instead of one`,
  );
});
