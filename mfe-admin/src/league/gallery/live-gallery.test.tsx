import { fakeApi, liveEvents, onLeagueDay } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aPicture } from '../../testing/a-picture';
import { openAsAdmin } from '../../testing/administrator';

let pictures = [aPicture(1, '')];
const live = liveEvents();
fakeApi(
  live.handler,
  onLeagueDay('2026-05-20'),
  http.get('*/api/gallery/2026', () => HttpResponse.json({ year: 2026, pictures })),
);

test('a picture that another administrator has added appears by itself', async () => {
  openAsAdmin('/admin/gallery');
  live.connect();
  expect(await screen.findByRole('textbox', { name: 'Opis, slika 1' })).toBeVisible();
  pictures = [aPicture(1, ''), aPicture(2, '')];
  await live.change('gallery');
  expect(await screen.findByRole('textbox', { name: 'Opis, slika 2' })).toBeVisible();
});
