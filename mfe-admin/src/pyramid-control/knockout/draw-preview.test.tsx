import type { PublishDraw } from '@club/shared/contracts/league/knockout-control';
import {
  deferred,
  failingRead,
  liveEvents,
  onLeagueDay,
  picker,
  refuse,
  shownBy,
  typeIntoPicker,
} from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { keys } from '../../query-keys';
import { NO_RESULTS, PLAYERS } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { drawnSeason, SEASON_2026 } from '../../testing/drawn-season';

const { api, season } = drawnSeason();
const live = liveEvents();

test('the draw is published as previewed, without a player who stays left out after a look at the knockout', async () => {
  season.control = { ...season.control, mayDraw: true };
  openAsAdmin('/admin/pyramid-control/knockout');
  await userEvent.click(await screen.findByRole('link', { name: 'Pregled ždrijeba' }));
  expect(await screen.findByText('Babić I. (1) – slobodno')).toBeVisible();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Igra završni turnir, Zorić A.' }));
  expect(await screen.findByText('Ždrijeb za 2 igrača, od 20.07.2026.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Natrag na završni turnir' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Pregled ždrijeba' }));
  expect(await screen.findByRole('checkbox', { name: 'Igra završni turnir, Zorić A.' })).not.toBeChecked();
  expect(await screen.findByText('Ždrijeb za 2 igrača, od 20.07.2026.')).toBeVisible();
  const asked = season.previews;
  const publish = async () => {
    await press('Objavi');
    await userEvent.click((await dialog('Želite li objaviti ždrijeb?')).getByRole('button', { name: 'Objavi' }));
  };
  api.use(http.post(`${SEASON_2026}/draw`, () => refuse(409, 'Sezona je promijenjena.'), { once: true }));
  await publish();
  // The question closes, because confirming it again would be refused again.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Sezona je promijenjena.')).toBeVisible();
  await publish();
  expect(await screen.findByText('Ždrijeb je objavljen.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Završni turnir' })).toBeVisible();
  // Another preview would be refused, because the draw is published by now.
  expect(season.previews).toBe(asked);
  expect(season.sent).toEqual([{ firstPhaseFrom: '2026-07-20', withdrawn: [3], version: 5 }]);
});

const PARTS = { navigation: 'Kontrola piramide', region: '1. od 1 kola' };

test.each(['navigation', 'region'] as const)(
  'the first day and the players who are left out survive a look at the results, and coming back by the menu or bar: %s',
  async (part) => {
    season.control = { ...season.control, mayDraw: true };
    api.use(http.get('*/api/all-pyramids', () => HttpResponse.json(NO_RESULTS)));
    openAsAdmin('/admin/pyramid-control/knockout/preview');
    await press('Prvi dan završnog turnira');
    await dialog('Prvi dan završnog turnira');
    await typeIntoPicker('Prva faza od', '25072026');
    await press('Primijeni');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Igra završni turnir, Zorić A.' }));
    await userEvent.click(screen.getByRole('link', { name: 'Natrag na završni turnir' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Ispravci rezultata' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Ispravci/ })).toBeVisible();
    const links = within(await screen.findByRole(part, { name: PARTS[part] }));
    await userEvent.click(links.getByRole('link', { name: 'Završni turnir' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Pregled ždrijeba' }));
    expect(await screen.findByText('Ždrijeb za 2 igrača, od 25.07.2026.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Igra završni turnir, Zorić A.' })).not.toBeChecked();
  },
);

test('after a change of the season no draw can be published until its preview has loaded', async () => {
  season.control = { ...season.control, mayDraw: true };
  const answered = deferred();
  api.use(
    http.post(`${SEASON_2026}/draw/preview`, async ({ request }) => {
      const { version } = (await request.json()) as PublishDraw;
      if (version !== 5) await answered.promise;
      return HttpResponse.json({ seeders: [], draw: season.drawn });
    }),
  );
  const { client } = openAsAdmin('/admin/pyramid-control/knockout/preview');
  const outcome = 'Ždrijeb za 0 igrača, od 20.07.2026.';
  expect(await screen.findByText(outcome)).toBeVisible();
  season.control = { ...season.control, version: 6 };
  await act(() => client.invalidateQueries({ queryKey: keys.seasonControl(2026) }));
  expect(await screen.findByText('Pregled se osvježava…')).toBeVisible();
  await press('Objavi');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  answered.resolve();
  expect(await screen.findByText(outcome)).toBeVisible();
  await press('Objavi');
  await dialog('Želite li objaviti ždrijeb?');
});

test('two players who are left out in quick succession are both missing from the draw', async () => {
  season.control = { ...season.control, mayDraw: true };
  openAsAdmin('/admin/pyramid-control/knockout/preview');
  const out = await screen.findAllByRole('checkbox', { name: /^Igra završni turnir, (Horvat|Zorić)/ });
  act(() => {
    for (const box of out) box.click();
  });
  for (const box of out) expect(box).not.toBeChecked();
});

test('a player without whom there is no preview can be put back', async () => {
  season.control = { ...season.control, mayDraw: true };
  openAsAdmin('/admin/pyramid-control/knockout/preview');
  const zoric = await screen.findByRole('checkbox', { name: 'Igra završni turnir, Zorić A.' });
  api.use(http.post(`${SEASON_2026}/draw/preview`, () => refuse(409, 'Za ždrijeb treba još igrača.'), { once: true }));
  await userEvent.click(zoric);
  expect(await screen.findByText('Za ždrijeb treba još igrača.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Objavi' })).not.toBeInTheDocument();
  await userEvent.click(zoric);
  expect(await screen.findByText('Ždrijeb za 3 igrača, od 20.07.2026.')).toBeVisible();
  expect(zoric).toHaveFocus();
});

test('someone who goes to another screen while the draw is being published stays there', async () => {
  season.control = { ...season.control, mayDraw: true };
  const answered = deferred();
  api.use(
    http.post(`${SEASON_2026}/draw`, async () => {
      await answered.promise;
      return HttpResponse.json({ message: 'Ždrijeb je objavljen.', version: 6 });
    }),
  );
  const { router } = openAsAdmin('/admin/pyramid-control/knockout/preview');
  await press('Objavi');
  await userEvent.click((await dialog('Želite li objaviti ždrijeb?')).getByRole('button', { name: 'Objavi' }));
  await act(() => router.navigate('/admin/season-import'));
  answered.resolve();
  expect(await screen.findByText('Ždrijeb je objavljen.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Uvoz sezone' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/season-import');
});

test('if the server refuses the first day, the message is at its field and the preview stays', async () => {
  season.control = { ...season.control, mayDraw: true };
  const message = 'Završni turnir mora početi nakon kraja zadnjeg kola.';
  const asked: unknown[] = [];
  api.use(
    http.post(`${SEASON_2026}/draw/preview`, async ({ request }) => {
      const { firstPhaseFrom } = (await request.json()) as PublishDraw;
      asked.push(firstPhaseFrom);
      if (firstPhaseFrom === '2026-07-01') return refuse(400, message, { fields: { firstPhaseFrom: message } });
      return HttpResponse.json({ seeders: [], draw: season.drawn });
    }),
  );
  const { router } = openAsAdmin('/admin/pyramid-control/knockout/preview');
  expect(await screen.findByText('Babić I. (1) – slobodno')).toBeVisible();
  await press('Prvi dan završnog turnira');
  await dialog('Prvi dan završnog turnira');
  await typeIntoPicker('Prva faza od', '01072026');
  await press('Primijeni');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await picker('Prva faza od')).toHaveAccessibleDescription(message);
  expect(screen.getByText('Babić I. (1) – slobodno')).toBeInTheDocument();

  await typeIntoPicker('Prva faza od', '25072026');
  await press('Primijeni');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?first=2026-07-25');
  expect(await screen.findByText('Ždrijeb za 0 igrača, od 25.07.2026.')).toBeVisible();
  expect(asked.slice(-2)).toEqual(['2026-07-01', '2026-07-25']);
});

test('the typed first day stays when somebody else publishes the draw meanwhile, and the dialog says so', async () => {
  season.control = { ...season.control, mayDraw: true };
  const { client } = openAsAdmin('/admin/pyramid-control/knockout/preview');
  await press('Prvi dan završnog turnira');
  const form = await dialog('Prvi dan završnog turnira');
  await typeIntoPicker('Prva faza od', '25072026');
  season.control = { ...season.control, mayDraw: false, isDrawn: true, version: 6 };
  await act(() => client.invalidateQueries({ queryKey: keys.seasonControl(2026) }));
  const gone = 'Ždrijeb je u međuvremenu objavljen, pa se prvi dan više ne može primijeniti.';
  expect(await form.findByText(gone)).toBeVisible();
  expect(screen.getByText('Ždrijeb se sada ne objavljuje.')).toBeInTheDocument();
  expect(shownBy(await picker('Prva faza od'))).toBe('25 07 2026');
  expect(form.getByRole('button', { name: 'Primijeni' })).toBeDisabled();
});

test('at midnight the proposed first day becomes the new day, also in an open dialog', async () => {
  season.control = { ...season.control, mayDraw: true };
  const { client } = openAsAdmin('/admin/pyramid-control/knockout/preview');
  await press('Prvi dan završnog turnira');
  await dialog('Prvi dan završnog turnira');
  expect(shownBy(await picker('Prva faza od'))).toBe('20 07 2026');
  api.use(onLeagueDay('2026-07-21'));
  await act(() => client.invalidateQueries({ queryKey: ['club-day'] }));
  await waitFor(async () => expect(shownBy(await picker('Prva faza od'))).toBe('21 07 2026'));
});

test('a player who leaves anyway is shown as left out, and cannot be put into the draw, which his row explains', async () => {
  season.control = { ...season.control, mayDraw: true, leaving: PLAYERS.slice(2, 3) };
  openAsAdmin('/admin/pyramid-control/knockout/preview?out=3');
  const box = await screen.findByRole('checkbox', { name: 'Igra završni turnir, Zorić A.' });
  expect(box).not.toBeChecked();
  expect(box).toBeDisabled();
  expect(screen.getByText('izlazi idućom objavom')).toBeVisible();
  expect(box).toHaveAccessibleDescription('izlazi idućom objavom');
  const other = screen.getByRole('checkbox', { name: 'Igra završni turnir, Horvat L.' });
  expect(other).toBeEnabled();
  expect(other).not.toHaveAccessibleDescription();
  // Counted once, although the administrator had left him out before.
  expect(screen.getByRole('region', { name: 'Nositelji' })).toHaveTextContent(/^Nositelji2/);
});

test('a player who is erased meanwhile, which no version of the season shows, leaves the preview at once', async () => {
  season.control = { ...season.control, mayDraw: true };
  api.use(live.handler);
  openAsAdmin('/admin/pyramid-control/knockout/preview');
  live.connect();
  expect(await screen.findByText('Ždrijeb za 3 igrača, od 20.07.2026.')).toBeVisible();
  await waitFor(() => expect(live.isOpen()).toBe(true));
  season.control = { ...season.control, leaving: PLAYERS.slice(2, 3) };
  api.use(
    http.post(`${SEASON_2026}/draw/preview`, () => HttpResponse.json({ seeders: [], draw: { ...season.drawn } })),
  );
  // An erasure publishes both.
  await act(async () => {
    for (const topic of ['members', 'league'] as const) live.publish({ type: 'change', topic, version: 2 });
  });
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Zorić A/ })).toBeDisabled());
  expect(await screen.findByText('Ždrijeb za 0 igrača, od 20.07.2026.')).toBeVisible();
});

test('without a preview players can be left out, also while it is asked for again', async () => {
  season.control = { ...season.control, mayDraw: true };
  const preview = failingRead(`${SEASON_2026}/draw/preview`);
  api.use(preview.handler);
  const { client } = openAsAdmin('/admin/pyramid-control/knockout/preview');
  const zoric = await screen.findByRole('checkbox', { name: 'Igra završni turnir, Zorić A.' });
  await preview.repeat(client);
  expect(zoric).toBeVisible();
});
