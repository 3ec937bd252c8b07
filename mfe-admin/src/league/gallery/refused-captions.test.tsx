import { fakeApi, onLeagueDay, refuse } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aPicture } from '../../testing/a-picture';
import { openAsAdmin, press } from '../../testing/administrator';

const api = fakeApi(
  onLeagueDay('2026-05-20'),
  http.get('*/api/gallery/2026', () => HttpResponse.json({ year: 2026, pictures: [aPicture(1, 'Prva')] })),
);
const openCaption = () => {
  openAsAdmin('/admin/gallery');
  return screen.findByRole('textbox', { name: 'Opis, slika 1' });
};

test('a pasted caption that is too long is kept whole, and its field says so, until it is short enough', async () => {
  const sent = jest.fn();
  api.use(
    http.put('*/api/admin/gallery/pictures/1', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json({ message: 'Opis je spremljen.' });
    }),
  );
  const field = await openCaption();
  await userEvent.clear(field);
  await userEvent.paste('a'.repeat(201));
  await press('Spremi opis, slika 1');
  expect(field).toHaveAccessibleDescription('Najviše 200 znakova.');
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('a'.repeat(201));
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(field, '{Backspace}');
  expect(field).toBeValid();
  await press('Spremi opis, slika 1');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ caption: 'a'.repeat(200), seen: 'Prva' }));
});

test('what the server says about a caption stands at its field, which gets the focus', async () => {
  const fields = { caption: 'Tekst sadrži nedopuštene znakove.' };
  api.use(http.put('*/api/admin/gallery/pictures/1', () => refuse(400, 'Provjerite unesene podatke.', { fields })));
  const field = await openCaption();
  await userEvent.type(field, '!');
  await press('Spremi opis, slika 1');
  await waitFor(() => expect(field).toHaveAccessibleDescription(fields.caption));
  expect(field).toHaveFocus();
  expect(screen.queryByText('Provjerite unesene podatke.')).not.toBeInTheDocument();
});
