import type { RemoteReleases } from '@club/shared/contracts/releases/releases';
import { fakeApi, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { keys } from '../../query-keys';
import { openAsAdmin, press, rowsOf } from '../../testing/administrator';

const CALL = '*/api/admin/remotes';
const league: RemoteReleases['remotes'][number] = {
  remote: 'mfe-league',
  title: 'Ljetna liga',
  version: '2.1.0',
  source: 'release',
  since: '2026-11-20T08:30:00.000Z',
  canary: { version: '2.2.0', share: 10, since: '2026-11-20T09:00:00.000Z' },
  refused: [{ version: '3.0.0', reason: 'Needs @club/shared ^3.0.0; the shell provides 2.1.0' }],
  choice: 'automatic',
  address: null,
  health: [
    { version: '2.1.0', loaded: 200, unavailable: 0, crashed: 1, errorRate: 0.005 },
    { version: '2.2.0', loaded: 19, unavailable: 1, crashed: 2, errorRate: 0.15 },
  ],
};
let releases: RemoteReleases;
let sent: unknown[];
const api = fakeApi(
  http.get(CALL, () => HttpResponse.json(releases)),
  http.put(`${CALL}/mfe-league/choice`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Izbor je spremljen.' });
  }),
);
beforeEach(() => {
  sent = [];
  releases = { overrideOrigins: ['http://localhost:8084'], remotes: [league] };
});

const open = () => openAsAdmin('/admin/settings/releases');
const choose = async (name: string) => {
  await userEvent.click(await screen.findByLabelText('Ovaj preglednik koristi'));
  await userEvent.click(await screen.findByRole('option', { name }));
};

test('the active release, the canary, refused releases with the reason, and the error rate of each version', async () => {
  open();
  const card = within(await screen.findByRole('region', { name: 'Ljetna liga' }));
  expect(card.getByText(/U upotrebi/)).toHaveTextContent('2.1.0, od 20.11.2026. u 09:30');
  expect(card.getByText(/U upotrebi/)).toHaveTextContent('Probna: 2.2.0, u 10 % preglednika');
  expect(card.getByRole('alert')).toHaveTextContent('Needs @club/shared ^3.0.0; the shell provides 2.1.0');
  expect((await rowsOf('Greške po inačicama: Ljetna liga')).slice(1)).toEqual([
    ['2.1.0', '200', '0', '1', '0,5\u00a0%'],
    ['2.2.0', '19', '1', '2', '15\u00a0%'],
  ]);
});

test.each<[RemoteReleases['remotes'][number]['source'], string]>([
  ['server', 'U upotrebi: 2.1.0 (izgrađena s poslužiteljem)'],
  ['address', 'U upotrebi: 2.1.0 (učitava se s adrese iz postavke REMOTES)'],
  ['none', 'U upotrebi: nijedna inačica'],
])('without a release in use, the card states what is served instead: %s', async (source, text) => {
  releases.remotes = [{ ...league, source, since: null, canary: null }];
  open();
  expect((await screen.findByText(/U upotrebi/)).textContent).toBe(text);
});

test('this browser chooses the canary, and the form states how long the choice is kept', async () => {
  const KEPT = 'Izbor vrijedi 24 sata od zadnjeg spremanja u ovom pregledniku.';
  open();
  await screen.findByLabelText('Ovaj preglednik koristi');
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
  await choose('Probna');
  expect(screen.getByText(KEPT)).toBeVisible();
  await press('Spremi izbor');
  expect(await screen.findByText('Izbor je spremljen.')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ choice: 'canary' })]);
});

test('a saved choice keeps the focus on its button', async () => {
  api.use(
    http.put(`${CALL}/mfe-league/choice`, () => {
      releases.remotes = [{ ...league, choice: 'override', address: 'http://localhost:8084/' }];
      return HttpResponse.json({ message: 'Izbor je spremljen.' });
    }),
  );
  const { client } = open();
  await choose('Razvojna');
  await userEvent.type(screen.getByLabelText('Adresa razvojne inačice'), 'http://localhost:8084/');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Izbor je spremljen.')).toBeVisible();
  await act(() => client.refetchQueries({ queryKey: keys.releases }));
  expect(screen.getByRole('button', { name: 'Spremi izbor' })).toHaveFocus();
  expect(screen.getByLabelText('Adresa razvojne inačice')).toHaveValue('http://localhost:8084/');
});

test('a choice that is made elsewhere is shown, but does not replace a half-typed address', async () => {
  const { client } = open();
  const elsewhere = (choice: (typeof league)['choice']) => {
    releases.remotes = [{ ...league, choice }];
    return act(() => client.refetchQueries({ queryKey: keys.releases }));
  };
  const chosen = await screen.findByLabelText('Ovaj preglednik koristi');
  await elsewhere('stable');
  await waitFor(() => expect(chosen).toHaveTextContent('Redovna'));
  await choose('Razvojna');
  await userEvent.type(screen.getByLabelText('Adresa razvojne inačice'), 'http://localhost:80');
  await elsewhere('canary');
  expect(screen.getByLabelText('Adresa razvojne inačice')).toHaveValue('http://localhost:80');
  expect(chosen).toHaveTextContent('Razvojna');
});

test('an override that is chosen elsewhere is shown with its address', async () => {
  const { client } = open();
  const chosen = await screen.findByLabelText('Ovaj preglednik koristi');
  releases.remotes = [{ ...league, choice: 'override', address: 'http://localhost:8084/' }];
  await act(() => client.refetchQueries({ queryKey: keys.releases }));
  await waitFor(() => expect(chosen).toHaveTextContent('Razvojna'));
  expect(screen.getByLabelText('Adresa razvojne inačice')).toHaveValue('http://localhost:8084/');
  await press('Spremi izbor');
  expect(await screen.findByText('Izbor je spremljen.')).toBeVisible();
  expect(sent).toEqual([{ choice: 'override', address: 'http://localhost:8084/' }]);
});

test('an address that the settings do not allow is refused under its field, and the input stays', async () => {
  const fields = { address: 'Adresa mora početi s http://localhost:8084.' };
  api.use(http.put(`${CALL}/mfe-league/choice`, () => refuse(400, 'Adresa nije dopuštena.', { fields })));
  open();
  await choose('Razvojna');
  await userEvent.type(screen.getByLabelText('Adresa razvojne inačice'), 'http://drugdje.example/');
  await press('Spremi izbor');
  expect(await screen.findByText(fields.address)).toBeVisible();
  expect(screen.getByLabelText('Adresa razvojne inačice')).toHaveValue('http://drugdje.example/');
});

test('an address that is too long does not prevent a choice that hides its field', async () => {
  open();
  await choose('Razvojna');
  await userEvent.click(screen.getByLabelText('Adresa razvojne inačice'));
  await userEvent.paste(`http://localhost:8084/${'a'.repeat(200)}`);
  await choose('Redovna');
  await press('Spremi izbor');
  expect(await screen.findByText('Izbor je spremljen.')).toBeVisible();
  expect(sent).toEqual([{ choice: 'stable', address: '' }]);
});

test('without allowed origins and without a canary there are no such options', async () => {
  releases = { overrideOrigins: [], remotes: [{ ...league, canary: null }] };
  open();
  await userEvent.click(await screen.findByLabelText('Ovaj preglednik koristi'));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(['Kao svi drugi', 'Redovna']);
});

test('releases that cannot be loaded have a retry', async () => {
  api.use(http.get(CALL, () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  open();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await press('Pokušaj ponovno');
  expect(await screen.findByRole('region', { name: 'Ljetna liga' })).toBeVisible();
});
