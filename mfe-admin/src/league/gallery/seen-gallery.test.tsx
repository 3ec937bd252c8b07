import type { CaptionInput, GalleryOrder, GalleryPicture } from '@club/shared/contracts/gallery';
import { deferred, fakeApi, onLeagueDay, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aPicture } from '../../testing/a-picture';
import { openAsAdmin, press } from '../../testing/administrator';

// Two administrators change the gallery at once.
let pictures: GalleryPicture[];
let sent: (CaptionInput | GalleryOrder)[];
beforeEach(() => {
  pictures = [aPicture(1, 'Prva'), aPicture(2, 'Druga'), aPicture(3, 'Treća')];
  sent = [];
});
const api = fakeApi(
  onLeagueDay('2026-05-20'),
  http.get('*/api/gallery/2026', () => HttpResponse.json({ year: 2026, pictures })),
  http.put('*/api/admin/gallery/pictures/1', async ({ request }) => {
    const input = (await request.json()) as CaptionInput;
    sent.push(input);
    const [now] = pictures;
    const extra = { current: now?.caption };
    if (now?.caption !== input.seen) return refuse(409, CAPTION_CHANGED, { code: 'SETTING_CHANGED', extra });
    pictures = [aPicture(1, input.caption), ...pictures.slice(1)];
    return HttpResponse.json({ message: 'Opis slike je spremljen.' });
  }),
);
const CAPTION_CHANGED = 'Drugi je administrator u međuvremenu spremio: Opis: „Finale”.';
const ORDER_CHANGED = 'Galerija se u međuvremenu promijenila. Pokušajte ponovno.';

const caption = (place = 1) => screen.findByRole('textbox', { name: `Opis, slika ${place}` });
const isSaved = () => waitFor(() => expect(screen.queryByRole('button', { name: /^Spremi/ })).not.toBeInTheDocument());

test('an order that somebody else has just saved is not overwritten: the list shows it', async () => {
  api.use(
    http.put('*/api/admin/gallery/2026/order', async ({ request }) => {
      sent.push((await request.json()) as GalleryOrder);
      return refuse(409, ORDER_CHANGED, { code: 'GALLERY_CHANGED' });
    }),
  );
  openAsAdmin('/admin/gallery');
  await caption();
  pictures = [aPicture(3, 'Treća'), aPicture(1, 'Prva'), aPicture(2, 'Druga')];
  await press('Pomakni prema kraju, slika 1');
  expect(await screen.findByText(ORDER_CHANGED)).toBeVisible();
  expect(sent).toEqual([{ ids: [2, 1, 3], seen: [1, 2, 3] }]);
  await waitFor(async () => expect(await caption()).toHaveValue('Treća'));
});

test('a caption that somebody else has saved since is named, the typed one stays, and saving it again replaces theirs', async () => {
  openAsAdmin('/admin/gallery');
  await userEvent.type(await caption(), '!');
  pictures = [aPicture(1, 'Finale'), ...pictures.slice(1)];
  await press('Spremi opis, slika 1');
  await waitFor(async () => expect(await caption()).toHaveAccessibleDescription(CAPTION_CHANGED));
  expect(await caption()).toHaveValue('Prva!');
  await press('Spremi opis, slika 1');
  await isSaved();
  expect(sent).toEqual([
    { caption: 'Prva!', seen: 'Prva' },
    { caption: 'Prva!', seen: 'Finale' },
  ]);
});

test('a caption that arrives while another one is being typed does not count as seen', async () => {
  const { client } = openAsAdmin('/admin/gallery');
  await userEvent.type(await caption(), '!');
  pictures = [aPicture(1, 'Finale'), ...pictures.slice(1)];
  await act(() => client.invalidateQueries());
  await press('Spremi opis, slika 1');
  await waitFor(async () => expect(await caption()).toHaveAccessibleDescription(CAPTION_CHANGED));
  expect(sent).toEqual([{ caption: 'Prva!', seen: 'Prva' }]);
});

test('who types on while the caption is being saved does not meet the own change as somebody else’s', async () => {
  const saving = deferred();
  api.use(
    http.put(
      '*/api/admin/gallery/pictures/1',
      async () => {
        await saving.promise;
        pictures = [aPicture(1, 'Prva a'), ...pictures.slice(1)];
        return HttpResponse.json({ message: 'Opis slike je spremljen.' });
      },
      { once: true },
    ),
  );
  openAsAdmin('/admin/gallery');
  await userEvent.type(await caption(), '  a');
  await press('Spremi opis, slika 1');
  await userEvent.type(await caption(), 'b');
  saving.resolve();
  expect(await screen.findByText('Opis slike je spremljen.')).toBeVisible();
  await press('Spremi opis, slika 1');
  await isSaved();
  expect(sent).toEqual([{ caption: 'Prva  ab', seen: 'Prva a' }]);
});

test('after it is saved, a caption that somebody else has saved by then is the one that is seen', async () => {
  const { client } = openAsAdmin('/admin/gallery');
  await userEvent.type(await caption(), '!');
  await press('Spremi opis, slika 1');
  await isSaved();
  pictures = [aPicture(1, 'Finale'), ...pictures.slice(1)];
  await act(() => client.invalidateQueries());
  await waitFor(async () => expect(await caption()).toHaveValue('Finale'));
  await userEvent.type(await caption(), '!');
  await press('Spremi opis, slika 1');
  await isSaved();
  expect(sent.at(-1)).toEqual({ caption: 'Finale!', seen: 'Finale' });
});
