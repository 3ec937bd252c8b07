import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, openAsAdmin, press, retype } from '../testing/administrator';
import { clubSettings } from '../testing/club-settings';

const { club } = clubSettings();
const TITLE = 'Želite li otići bez spremanja?';
const leaving = () => dialog(TITLE);

test.each([
  ['a form of the page', async () => retype(await screen.findByLabelText('Godine'), '2017')],
  [
    'a form over the page',
    async () => {
      await press('Nova sezona');
      await userEvent.type(await screen.findByLabelText('Naziv'), 'Ljeto');
    },
  ],
])('leaving with unsaved input in %s asks first', async (_, type) => {
  const { router } = openAsAdmin('/admin/settings');
  await type();
  act(() => void router.navigate('/admin'));
  await userEvent.click((await leaving()).getByRole('button', { name: 'Ostani' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/admin/settings');
  act(() => void router.navigate('/admin'));
  await userEvent.click((await leaving()).getByRole('button', { name: 'Otiđi bez spremanja' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

test('saved input, and an anchor of the page, do not ask', async () => {
  const { router } = openAsAdmin('/admin/settings');
  await retype(await screen.findByLabelText('Godine'), '2017');
  act(() => void router.navigate('/admin/settings#prices'));
  await press('Spremi godine');
  await waitFor(() => expect(club.sent).toHaveLength(1));
  expect(screen.getByLabelText('Godine')).toHaveValue('2017');
  await screen.findByText('Spremljeno.');
  act(() => void router.navigate('/admin'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});
