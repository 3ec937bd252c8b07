import type { LeagueSeasonSettings } from '@club/shared/contracts/league/season-settings';
import { fakeApi, onLeagueDay } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aLeagueSeason, SETTINGS } from '../../testing/a-league-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { otherSections } from '../../testing/other-sections';

let seasons: LeagueSeasonSettings[];
let sent: unknown[];
fakeApi(
  ...otherSections(),
  onLeagueDay('2026-07-20'),
  http.get('*/api/admin/settings', () => HttpResponse.json(SETTINGS)),
  http.get('*/api/admin/league/seasons', () => HttpResponse.json(seasons)),
  http.post('*/api/admin/league/seasons', async ({ request }) => {
    const body = (await request.json()) as { year: number };
    sent.push(body);
    seasons = [aLeagueSeason(body), ...seasons];
    return HttpResponse.json({ message: `Sezona ${body.year}. je pripremljena.`, version: 1 }, { status: 201 });
  }),
);
beforeEach(() => {
  seasons = [];
  sent = [];
});

const offered = () => screen.queryAllByRole('button', { name: /^Pripremi sezonu/ }).map((button) => button.textContent);

test('the page that a club without seasons is sent to prepares its first one, this year’s or next year’s', async () => {
  openAsAdmin('/admin/settings');
  expect(await screen.findByText('Liga još nema nijedne sezone.')).toBeVisible();
  await press('Pripremi sezonu 2026.');
  const question = await dialog('Želite li pripremiti sezonu 2026.?');
  expect(
    question.getByText('Pravila i članarina su uobičajeni; članarinu možete promijeniti uvijek, a pravila do 1. kola.'),
  ).toBeVisible();
  expect(question.getByText('Početna piramida slaže se po redu prijave.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Pripremi' }));
  expect(await screen.findByText('Sezona 2026. je pripremljena.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Uredi, sezona lige 2026.' })).toBeVisible();
  expect(sent).toEqual([{ year: 2026 }]);
  expect(offered()).toEqual(['Pripremi sezonu 2027.']);
});

test('the next season can be prepared during the current one, with the rules of the last season that has rules', async () => {
  seasons = [aLeagueSeason({ state: 'ROUNDS' }), aLeagueSeason({ year: 2025, state: 'FINISHED' })];
  openAsAdmin('/admin/settings');
  await press('Pripremi sezonu 2027.');
  const question = await dialog('Želite li pripremiti sezonu 2027.?');
  expect(question.getByText('Pravila i članarina su kao u sezoni 2026.')).toBeVisible();
  expect(question.getByText('Početna piramida slaže se po završnom poretku i prijavama.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Pripremi' }));
  await waitFor(() => expect(offered()).toEqual([]));
  expect(sent).toEqual([{ year: 2027 }]);
});

test('the next season takes over the order of an archived season, but no rules', async () => {
  seasons = [aLeagueSeason({ year: 2025, kind: 'ARCHIVE', state: 'FINISHED' })];
  openAsAdmin('/admin/settings');
  await press('Pripremi sezonu 2026.');
  const question = await dialog('Želite li pripremiti sezonu 2026.?');
  expect(question.getByText(/^Pravila i članarina su uobičajeni;/)).toBeVisible();
  expect(question.getByText('Početna piramida slaže se po završnom poretku i prijavama.')).toBeVisible();
});

test('this year’s season can still be prepared after a registration has prepared next year’s', async () => {
  seasons = [aLeagueSeason({ year: 2027 })];
  openAsAdmin('/admin/settings');
  expect(await screen.findByRole('button', { name: 'Pripremi sezonu 2026.' })).toBeVisible();
  expect(offered()).toEqual(['Pripremi sezonu 2026.']);
});
