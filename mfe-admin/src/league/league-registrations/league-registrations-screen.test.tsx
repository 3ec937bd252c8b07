import { deferred, refuse } from '@club/shared/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aLeagueSeason } from '../../testing/a-league-season';
import { aRegistration } from '../../testing/a-registration';
import { actionsOf, choose, dialog, openAsAdmin } from '../../testing/administrator';
import { leagueRegistrations, REGISTRATIONS_CALL } from '../../testing/league-registrations';

const { api, changed, league } = leagueRegistrations();

test('a refusal needs a reason, which is shown in the list', async () => {
  openAsAdmin('/admin/league-registrations');
  await choose('Odbij', 'Ana Kovač');
  const question = await dialog(/odbiti prijavu/);
  await userEvent.click(question.getByRole('button', { name: 'Odbij' }));
  expect(await question.findByText('Unesite razlog odbijanja.')).toBeVisible();
  await userEvent.type(question.getByRole('textbox'), 'Sezona je popunjena');
  await userEvent.click(question.getByRole('button', { name: 'Odbij' }));
  expect(await screen.findByText('Prijava je odbijena.')).toBeVisible();
  expect(await screen.findByText(/Sezona je popunjena/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Radnje: Ana Kovač' })).toHaveFocus());
});

test('a refusal is about the data that the question was asked for, and once about those that a conflict shows', async () => {
  const now = aRegistration({ firstName: 'Netko', lastName: 'Drugi', lastModifiedDate: '2026-03-02T10:00:00Z' });
  const message = 'Prijava je u međuvremenu promijenjena. Sada: Netko Drugi. Provjerite je i ponovite.';
  api.use(
    http.post(`${REGISTRATIONS_CALL}/1/refuse`, async ({ request }) => {
      const body = (await request.json()) as { seen: string };
      league.sent.push(body);
      if (body.seen === now.lastModifiedDate) return changed('Prijava je odbijena.', { ...now, state: 'REFUSED' });
      return refuse(409, message, { code: 'REGISTRATION_CHANGED', extra: { registration: now } });
    }),
  );
  openAsAdmin('/admin/league-registrations');
  await choose('Odbij', 'Ana Kovač');
  const question = await dialog(/odbiti prijavu/);
  await userEvent.type(question.getByRole('textbox'), 'Popunjeno');
  league.registration = now;
  await userEvent.click(question.getByRole('button', { name: 'Odbij' }));
  expect(await question.findByText(message)).toBeVisible();
  expect(question.getByRole('textbox')).toHaveValue('Popunjeno');
  await userEvent.click(question.getByRole('button', { name: 'Odbij' }));
  expect(await screen.findByText('Prijava je odbijena.')).toBeVisible();
  expect(league.sent).toEqual([
    { reason: 'Popunjeno', seen: aRegistration().lastModifiedDate },
    { reason: 'Popunjeno', seen: now.lastModifiedDate },
  ]);
});

test('registrations of the previously chosen year are never shown under the name of another year', async () => {
  openAsAdmin('/admin/league-registrations');
  await screen.findByRole('row', { name: /Ana Kovač/ });
  api.use(http.get(REGISTRATIONS_CALL, () => new Promise<never>(() => undefined)));
  await userEvent.click(screen.getByRole('combobox', { name: 'Sezona' }));
  await userEvent.click(await screen.findByRole('option', { name: '2025.' }));
  expect(await screen.findByRole('heading', { name: 'Prijave 2025.' })).toBeVisible();
  expect(screen.queryByText('Ana Kovač')).not.toBeInTheDocument();
});

describe('without a year in the address', () => {
  const season = () => screen.findByRole('combobox', { name: 'Sezona' });

  test('the coming season is shown when only it has new registrations, and stays after the last of them', async () => {
    league.registration = aRegistration({ year: 2027 });
    openAsAdmin('/admin/league-registrations');
    expect(await season()).toHaveTextContent('2027. (1 nova)');
    await choose('Odbij', 'Ana Kovač');
    const question = await dialog(/odbiti prijavu/);
    await userEvent.type(question.getByRole('textbox'), 'Sezona je popunjena');
    await userEvent.click(question.getByRole('button', { name: 'Odbij' }));
    expect(await screen.findByText(/Sezona je popunjena/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Prijave 2027.' })).toBeVisible();
    expect(await season()).toHaveTextContent(/^2027\.$/);
  });

  test('this year’s season is shown if it has new registrations too; each year shows their number', async () => {
    api.use(
      http.get(REGISTRATIONS_CALL, ({ request }) => {
        const isNext = new URL(request.url).searchParams.get('year') === '2027';
        const others = [
          aRegistration({ id: 2 }),
          aRegistration({ id: 3, state: 'REFUSED', refuseReason: 'Popunjeno.' }),
        ];
        return HttpResponse.json([aRegistration(), ...(isNext ? others : [])]);
      }),
    );
    openAsAdmin('/admin/league-registrations');
    expect(await season()).toHaveTextContent('2026. (1 nova)');
    await userEvent.click(await season());
    expect(await screen.findByRole('option', { name: '2027. (2 nove)' })).toBeVisible();
  });
});

test('the year in the address is shown, whichever year has new registrations', async () => {
  league.registration = aRegistration({ year: 2027 });
  openAsAdmin('/admin/league-registrations?year=2026');
  expect(await screen.findByRole('heading', { name: 'Prijave 2026.' })).toBeVisible();
  expect(await screen.findByText('Nema prijava.')).toBeVisible();
});

describe('the registration of an earlier season', () => {
  const SEASONS = [2026, 2025, 2024, 2019];
  beforeEach(() => {
    league.registration = aRegistration({ year: 2024, state: 'REFUSED', refuseReason: 'Popunjeno.' });
    api.use(
      http.get('*/api/admin/league/seasons', () =>
        HttpResponse.json(SEASONS.map((year) => aLeagueSeason({ year, takesPlayers: year === 2026 }))),
      ),
    );
  });

  test('is found, so that the person’s data can be erased on request', async () => {
    openAsAdmin('/admin/league-registrations');
    await screen.findByText('Nema prijava.');
    await userEvent.click(screen.getByRole('combobox', { name: 'Sezona' }));
    const offered = await screen.findAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['2027.', '2026.', '2025.', '2024.', '2019.']);
    await userEvent.click(screen.getByRole('option', { name: '2024.' }));
    expect(await screen.findByRole('heading', { name: 'Prijave 2024.' })).toBeVisible();
    await choose('Ispravi', 'Ana Kovač');
    expect((await dialog(/^Ispravak prijave/)).getByRole('button', { name: /^Izbriši osobne podatke/ })).toBeVisible();
  });

  test('is shown by its year in the address', async () => {
    openAsAdmin('/admin/league-registrations?year=2024');
    expect(await screen.findByRole('row', { name: /Ana Kovač/ })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sezona' })).toHaveTextContent('2024.');
  });

  test('is not awaited where there is none: such a season takes no players any more', async () => {
    openAsAdmin('/admin/league-registrations?year=2019');
    expect(await screen.findByText('Nema prijava.')).toBeVisible();
    expect(screen.queryByText('Prijave stižu s javne stranice lige.')).toBeNull();
  });
});

test.each(['lani', '2062'])('no year and a mistyped later one in the address are ignored: %s', async (year) => {
  openAsAdmin(`/admin/league-registrations?year=${year}`);
  expect(await screen.findByRole('heading', { name: 'Prijave 2026.' })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Ana Kovač/ })).toBeVisible();
});

test('after the last round nobody can be added or accepted, and the page says why; a refusal is still possible', async () => {
  league.season = aLeagueSeason({ state: 'KNOCKOUT', takesPlayers: false });
  const answered = deferred();
  api.use(
    http.get('*/api/admin/league/seasons', async () => {
      await answered.promise;
      return HttpResponse.json([league.season]);
    }),
  );
  openAsAdmin('/admin/league-registrations');
  // Disabled and not removed: appearing later next to another button, it would take a new line on a phone.
  expect(await screen.findByRole('button', { name: 'Dodaj igrača' })).toBeDisabled();
  // The registrations wait for their possible actions, and the players below wait for the registrations.
  expect(screen.queryByRole('button', { name: 'Prihvati, Ana Kovač' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Svi igrači lige' })).toBeNull();
  answered.resolve();
  expect(await screen.findByRole('region', { name: 'Svi igrači lige' })).toBeVisible();
  expect(await screen.findByText(/^Sezona 2026\. više ne prima igrače/)).toBeVisible();
  expect(await actionsOf('Ana Kovač')).toContain('Odbij');
  expect(screen.queryByRole('button', { name: 'Prihvati, Ana Kovač' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Dodaj igrača' })).toBeNull();
});

test('as long as the seasons cannot be read, a repeated read neither replaces the list nor takes its focus', async () => {
  api.use(http.get('*/api/admin/league/seasons', () => refuse(500, 'Baza se ne javlja.')));
  const { client } = openAsAdmin('/admin/league-registrations');
  const accept = await screen.findByRole('button', { name: 'Prihvati, Ana Kovač' });
  act(() => accept.focus());
  const asked = jest.fn();
  const reading = deferred();
  api.use(
    http.get('*/api/admin/league/seasons', async () => {
      asked();
      await reading.promise;
      return refuse(500, 'Baza se ne javlja.');
    }),
  );
  act(() => void client.invalidateQueries());
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Dodaj igrača' })).toBeEnabled();
  expect(accept).toHaveFocus();
  await act(async () => reading.resolve());
  expect(accept).toHaveFocus();
});

test('while the last round is open, the page says that an accepted player can only be a substitute', async () => {
  league.season = aLeagueSeason({ state: 'ROUNDS', substitutesOnly: true });
  openAsAdmin('/admin/league-registrations');
  expect(
    await screen.findByText(
      'Otvoreno je zadnje kolo sezone 2026. Tko se sada prihvati, može igrati samo kao zamjena; članarina se naplaćuje.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Prihvati, Ana Kovač' })).toBeVisible();
});

test('in a free season the page does not say that a fee is charged', async () => {
  const free = aLeagueSeason({ state: 'ROUNDS', substitutesOnly: true });
  league.season = { ...free, frame: { ...free.frame, fee: 0 } };
  openAsAdmin('/admin/league-registrations');
  expect(
    await screen.findByText('Otvoreno je zadnje kolo sezone 2026. Tko se sada prihvati, može igrati samo kao zamjena.'),
  ).toBeVisible();
  expect(
    screen.getByText('Prihvaćanjem igrač ulazi u sezonu; ako se članarina plaća, dobiva je kao neplaćenu.'),
  ).toBeVisible();
});

test('a player can be added to a season that is not prepared yet, but not to a past year without a season', async () => {
  openAsAdmin('/admin/league-registrations?year=2027');
  expect(await screen.findByRole('button', { name: 'Dodaj igrača' })).toBeVisible();
  cleanup();
  openAsAdmin('/admin/league-registrations?year=2025');
  expect(await screen.findByText(/^Sezona 2025\. više ne prima igrače/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dodaj igrača' })).toBeNull();
});
