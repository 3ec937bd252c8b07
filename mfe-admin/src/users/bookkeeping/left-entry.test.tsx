import { Link } from '@club/shared/router';
import { deferred, fakeApi, member, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { aUser } from '../../testing/a-user';
import { dialog, press } from '../../testing/administrator';
import { EntryDialog } from './entry-dialog';
import type { PlannedEntry } from './planned-entry';

const api = fakeApi();

type Kind = PlannedEntry['kind'];
const FIRST: Record<Kind, string> = {
  amount: 'Iznos u eurima',
  correction: 'Iznos ispravka €',
  gratis: 'Broj gratis rezervacija',
};

/** Fills in and submits the form, up to its first question. */
async function openQuestion(kind: Kind) {
  const screens = [
    { path: '/', element: <Link to="/unos">Unos</Link> },
    { path: '/unos', element: <EntryDialog planned={{ kind, member: aUser() }} onClose={() => undefined} /> },
  ];
  const { router } = renderRoutes(screens, { at: '/', as: member({ roles: ['ADMIN'] }) });
  await userEvent.click(await screen.findByRole('link', { name: 'Unos' }));
  await userEvent.type(await screen.findByLabelText(FIRST[kind]), '20');
  if (kind === 'correction') await userEvent.type(screen.getByLabelText('Razlog'), 'Krivi iznos');
  await press('Dalje');
  await dialog(/^Želite li /);
  return { back: () => act(() => void router.navigate(-1)), at: () => router.state.location.pathname };
}

const hasInput = (kind: Kind) => waitFor(() => expect(screen.getByLabelText(FIRST[kind])).toHaveValue('20'));

test.each<Kind>(['amount', 'correction', 'gratis'])(
  'who goes back over the question about the %s is asked first, and may stay with the input',
  async (kind) => {
    const { back } = await openQuestion(kind);
    back();
    await dialog('Želite li otići bez spremanja?');
    await press('Ostani');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await hasInput(kind);
  },
);

test.each<[Kind, string, () => Promise<void>]>([
  ['amount', 'admin-users', () => press('Unesi iznos')],
  ['correction', 'admin-users/7/correction', () => press('Ispravi stanje')],
  [
    'gratis',
    'admin-users-gratis',
    async () => {
      await press('Dodaj');
      const reason = await dialog('Razlog za dodavanje gratis rezervacija');
      await userEvent.type(reason.getByRole('textbox'), 'Uređenje terena{Enter}');
    },
  ],
])(
  'who goes back while the %s is being booked stays, and reads why it was refused, with the input kept',
  async (kind, call, send) => {
    const answer = deferred();
    api.use(http.post(`*/api/${call}`, () => answer.promise.then(() => refuse(409, 'Račun je zaključan.'))));
    const { back, at } = await openQuestion(kind);
    await send();
    back();
    await act(async () => answer.resolve());
    expect(await screen.findByText('Račun je zaključan.')).toBeVisible();
    expect(at()).toBe('/unos');
    await press('Odustani');
    await hasInput(kind);
  },
);
