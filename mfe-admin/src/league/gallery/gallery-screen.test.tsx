import type { GalleryPicture } from '@club/shared/contracts/gallery';
import { deferred, fakeApi, onLeagueDay, refuse } from '@club/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { aPicture } from '../../testing/a-picture';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { chosenFile, unreadableFile } from '../../testing/chosen-file';

let pictures: GalleryPicture[];
let uploaded: number;
const api = fakeApi(
  onLeagueDay('2026-05-20'),
  http.get('*/api/gallery/:year', ({ params }) => HttpResponse.json({ year: Number(params.year), pictures })),
  http.post('*/api/admin/gallery/2026', () => {
    // In the order of names, the last of the three is the invalid file.
    if (uploaded === 2) return refuse(400, 'Datoteka nije ispravna slika.');
    uploaded += 1;
    const picture = aPicture(100 + uploaded, '');
    pictures = [...pictures, picture];
    return HttpResponse.json(picture);
  }),
  http.put('*/api/admin/gallery/2026/order', async ({ request }) => {
    const { ids } = (await request.json()) as { ids: number[] };
    await delay(50);
    pictures = pictures.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return HttpResponse.json({ message: 'Redoslijed slika je spremljen.' });
  }),
  http.delete('*/api/admin/gallery/pictures/:id', ({ params }) => {
    pictures = pictures.filter(({ id }) => String(id) !== params.id);
    return HttpResponse.json({ message: 'Slika je izbrisana.' });
  }),
);
beforeEach(() => {
  uploaded = 0;
  pictures = [aPicture(1, 'Prva'), aPicture(2, 'Druga')];
});

const open = () => openAsAdmin('/admin/gallery');
const captions = async () => (await screen.findAllByRole('textbox')).map((field) => (field as HTMLInputElement).value);
const chooseLastYear = async () => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Godina' }));
  await userEvent.click(screen.getByRole('option', { name: '2025.' }));
};
const file = (name: string) => chosenFile('slika', name, 'image/jpeg');

test('many pictures are uploaded at once; a refused one is listed with its reason and does not stop the others', async () => {
  open();
  await captions();
  const choice = screen.getByLabelText('Slike za galeriju');
  await userEvent.upload(choice, [file('b.jpg'), file('loša.jpg'), file('a.jpg')]);
  expect(await screen.findByText('Dodane su 2 slike.')).toBeVisible();
  expect(screen.getByText('loša.jpg').parentElement).toHaveTextContent('loša.jpg: Datoteka nije ispravna slika.');
  expect(await captions()).toHaveLength(4);
  await press('Pokušaj ponovno');
  expect(await screen.findByText('Dodano je 0 slika.')).toBeVisible();
});

test('a picture that cannot be read any more is listed with the reason, and does not stop the others', async () => {
  open();
  await captions();
  const files = [unreadableFile('a.jpg', 'image/jpeg'), file('b.jpg')];
  await userEvent.upload(screen.getByLabelText('Slike za galeriju'), files);
  expect(await screen.findByText('Dodana je 1 slika.')).toBeVisible();
  expect(screen.getByText(': Slika se ne može pročitati. Odaberite je ponovno.')).toBeVisible();
  expect(uploaded).toBe(1);
});

test('a picture that the gallery has already is not counted as added', async () => {
  api.use(
    http.post('*/api/admin/gallery/2026', () => HttpResponse.json({ ...aPicture(1, 'Prva'), isKnown: true }), {
      once: true,
    }),
  );
  open();
  await captions();
  await userEvent.upload(screen.getByLabelText('Slike za galeriju'), [file('a.jpg'), file('b.jpg')]);
  expect(await screen.findByText('Dodana je 1 slika. 1 slika već je bila u galeriji.')).toBeVisible();
  expect(await captions()).toHaveLength(3);
});

test('a picture whose upload response was lost appears in the list, so that nobody adds it again', async () => {
  api.use(
    http.post('*/api/admin/gallery/2026', () => {
      pictures = [...pictures, aPicture(3, '')];
      return HttpResponse.error();
    }),
  );
  open();
  await captions();
  await userEvent.upload(screen.getByLabelText('Slike za galeriju'), file('a.jpg'));
  expect(await screen.findByText('Dodano je 0 slika.')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Opis, slika 3' })).toBeVisible();
});

test('at New Year’s midnight the refused pictures stay, and the new year is offered', async () => {
  uploaded = 2;
  const { client } = open();
  await captions();
  await userEvent.upload(screen.getByLabelText('Slike za galeriju'), file('loša.jpg'));
  expect(await screen.findByText('Dodano je 0 slika.')).toBeVisible();
  api.use(onLeagueDay('2027-01-01'));
  await act(() => client.invalidateQueries({ queryKey: ['club-day'] }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Godina' }));
  expect(await screen.findByRole('option', { name: '2027.' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('heading', { name: 'Slike 2026.' })).toBeVisible();
  expect(screen.getByText('loša.jpg')).toBeVisible();
});

test('choosing another year asks first if there are refused pictures', async () => {
  uploaded = 2;
  open();
  await captions();
  await userEvent.upload(screen.getByLabelText('Slike za galeriju'), file('loša.jpg'));
  expect(await screen.findByText('Dodano je 0 slika.')).toBeVisible();
  const question = async () => {
    await chooseLastYear();
    return dialog('Želite li otići bez spremanja?');
  };
  await userEvent.click((await question()).getByRole('button', { name: 'Ostani' }));
  expect(screen.getByText('loša.jpg')).toBeVisible();
  await userEvent.click((await question()).getByRole('button', { name: 'Otiđi bez spremanja' }));
  expect(await screen.findByRole('heading', { name: 'Slike 2025.' })).toBeVisible();
});

test('leaving asks before a typed caption is lost, until it is saved', async () => {
  api.use(
    http.put('*/api/admin/gallery/pictures/1', async ({ request }) => {
      const { caption } = (await request.json()) as { caption: string };
      pictures = pictures.map((each) => (each.id === 1 ? { ...each, caption } : each));
      return HttpResponse.json({ message: 'Opis je spremljen.' });
    }),
  );
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Opis, slika 1' }), ' slika');
  await chooseLastYear();
  const question = await dialog('Želite li otići bez spremanja?');
  expect(question.getByText('Upisani podaci nisu spremljeni i izgubit će se.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Ostani' }));
  expect(await captions()).toEqual(['Prva slika', 'Druga']);
  await press('Spremi opis, slika 1');
  expect(await screen.findByText('Opis je spremljen.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Spremi opis/ })).not.toBeInTheDocument());
  await chooseLastYear();
  expect(await screen.findByRole('heading', { name: 'Slike 2025.' })).toBeVisible();
});

test('while a caption is being saved the page stays until it is known to be saved, without a question', async () => {
  const saving = deferred();
  api.use(
    http.put('*/api/admin/gallery/pictures/1', async () => {
      await saving.promise;
      return refuse(400, 'Najviše 200 znakova.');
    }),
  );
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Opis, slika 1' }), '!');
  await press('Spremi opis, slika 1');
  await chooseLastYear();
  await act(async () => saving.resolve());
  const field = await screen.findByRole('textbox', { name: 'Opis, slika 1' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('Najviše 200 znakova.'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('someone who goes to another year while a caption is being saved arrives there once it is saved', async () => {
  const saving = deferred();
  api.use(
    http.put('*/api/admin/gallery/pictures/1', async () => {
      await saving.promise;
      pictures = [aPicture(1, 'Prva!'), aPicture(2, 'Druga')];
      return HttpResponse.json({ message: 'Opis je spremljen.' });
    }),
  );
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Opis, slika 1' }), '!');
  await press('Spremi opis, slika 1');
  await chooseLastYear();
  expect(screen.getByRole('heading', { name: 'Slike 2026.' })).toBeVisible();
  await act(async () => saving.resolve());
  expect(await screen.findByRole('heading', { name: 'Slike 2025.' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a caption that somebody else has changed is shown, and does not count as unsaved input', async () => {
  open();
  expect(await captions()).toEqual(['Prva', 'Druga']);
  pictures = [aPicture(1, 'Tuđi opis'), aPicture(2, 'Druga')];
  await press('Pomakni prema kraju, slika 1');
  await waitFor(async () => expect(await captions()).toEqual(['Druga', 'Tuđi opis']));
  expect(screen.queryByRole('button', { name: /^Spremi opis/ })).not.toBeInTheDocument();
});

test('a picture moves by one place, by keyboard too', async () => {
  open();
  expect(await captions()).toEqual(['Prva', 'Druga']);
  expect(screen.getByRole('button', { name: 'Pomakni prema početku, slika 1' })).toBeDisabled();
  await press('Pomakni prema kraju, slika 1');
  expect(await screen.findByText('Redoslijed slika je spremljen.')).toBeVisible();
  expect(await captions()).toEqual(['Druga', 'Prva']);
});

test('a move right after another one, before the new order has loaded, does not undo it', async () => {
  pictures = [aPicture(1, 'Prva'), aPicture(2, 'Druga'), aPicture(3, 'Treća')];
  const sent: number[][] = [];
  const reading = deferred();
  const asked = jest.fn();
  open();
  expect(await captions()).toEqual(['Prva', 'Druga', 'Treća']);
  api.use(
    http.put('*/api/admin/gallery/2026/order', async ({ request }) => {
      const { ids } = (await request.json()) as { ids: number[] };
      sent.push(ids);
      pictures = pictures.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
      return HttpResponse.json({ message: 'Redoslijed slika je spremljen.' });
    }),
    http.get('*/api/gallery/2026', async () => {
      asked();
      await reading.promise;
      return HttpResponse.json({ year: 2026, pictures });
    }),
  );
  await press('Pomakni prema kraju, slika 1');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await press('Pomakni prema početku, slika 3');
  reading.resolve();
  await waitFor(async () => expect(await captions()).toEqual(['Druga', 'Prva', 'Treća']));
  await waitFor(() => expect(screen.getByText('Redoslijed slika je spremljen.')).toBeVisible());
  await press('Pomakni prema početku, slika 3');
  await waitFor(async () => expect(await captions()).toEqual(['Druga', 'Treća', 'Prva']));
  expect(sent).toEqual([
    [2, 1, 3],
    [2, 3, 1],
  ]);
});

test('the focus stays on the arrow of a moved picture, at the end on the picture, and moves on after a deletion', async () => {
  pictures = [aPicture(1, 'Prva'), aPicture(2, 'Druga'), aPicture(3, 'Treća')];
  open();
  await press('Pomakni prema kraju, slika 1');
  await waitFor(async () => expect(await captions()).toEqual(['Druga', 'Prva', 'Treća']));
  expect(screen.getByRole('button', { name: 'Pomakni prema kraju, slika 2' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await captions()).toEqual(['Druga', 'Treća', 'Prva']));
  const [, second, third] = screen.getAllByRole('listitem');
  await waitFor(() => expect(third).toHaveFocus());
  await press('Izbriši, slika 1');
  await userEvent.click((await dialog(/izbrisati sliku/)).getByRole('button', { name: 'Izbriši' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(second).toHaveFocus());
});

test('the focus stays on the button that chooses pictures while they are being uploaded', async () => {
  open();
  await captions();
  const choose = screen.getByRole('button', { name: 'Odaberi slike' });
  act(() => choose.focus());
  fireEvent.change(screen.getByLabelText('Slike za galeriju'), { target: { files: [file('a.jpg')] } });
  expect(await screen.findByText('Dodana je 1 slika.')).toBeVisible();
  expect(choose).toHaveFocus();
});

test('a refused caption shows and announces its message, and a picture is deleted only after a confirmation', async () => {
  api.use(http.put('*/api/admin/gallery/pictures/1', () => refuse(400, 'Najviše 200 znakova.')));
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Opis, slika 1' }), '!');
  await press('Spremi opis, slika 1');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Najviše 200 znakova.'));
  expect(screen.getByRole('textbox', { name: 'Opis, slika 1' })).toHaveAccessibleDescription('Najviše 200 znakova.');
  await press('Izbriši, slika 2');
  await userEvent.click((await dialog(/izbrisati sliku/)).getByRole('button', { name: 'Izbriši' }));
  expect(await screen.findByText('Slika je izbrisana.')).toBeVisible();
  expect(await captions()).toEqual(['Prva!']);
});
