import { PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { deferred, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, retype } from '../../testing/administrator';
import { clubSettings, SETTINGS_CALL } from '../../testing/club-settings';

const { api, club } = clubSettings();
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

test('after saving, and for an anchor on the page, there is no question', async () => {
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

const FORMS = [
  ['a setting', 'Godine', '2017', 'Spremi godine'],
  ['the plan of the slots', 'Broj termina', '3', 'Spremi termine'],
] as const;

test.each(FORMS)(
  'someone who leaves while %s is being saved goes there once it is saved',
  async (_, name, text, button) => {
    const answer = deferred();
    let plan = { version: 1, courts: PRESET_CLUB.slotPlan };
    api.use(
      http.get(`${SETTINGS_CALL}/slot-plan`, () => HttpResponse.json(plan)),
      http.put(`${SETTINGS_CALL}/slot-plan`, async ({ request }) => {
        await answer.promise;
        plan = { ...((await request.json()) as typeof plan), version: 2 };
        return HttpResponse.json({ message: 'Termini su spremljeni.', plan });
      }),
      // The response of the settings comes later.
      http.put(`${SETTINGS_CALL}/*`, () => answer.promise.then(() => undefined)),
    );
    const { router } = openAsAdmin('/admin/settings');
    const [field] = await screen.findAllByLabelText(name);
    await retype(field as HTMLElement, text);
    await press(button);
    await act(async () => void router.navigate('/admin'));
    expect(router.state.location.pathname).toBe('/admin/settings');
    await act(async () => answer.resolve());
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test.each(FORMS)(
  'leaving while %s is being saved does not ask, but waits for the response',
  async (_, name, text, button) => {
    const answer = deferred();
    api.use(
      http.get(`${SETTINGS_CALL}/slot-plan`, () => HttpResponse.json({ version: 1, courts: PRESET_CLUB.slotPlan })),
      http.put(`${SETTINGS_CALL}/*`, () => answer.promise.then(() => refuse(503, 'Baza se ne javlja.'))),
    );
    const { router } = openAsAdmin('/admin/settings');
    const [field] = await screen.findAllByLabelText(name);
    await retype(field as HTMLElement, text);
    await press(button);
    await act(async () => void router.navigate('/admin'));
    await act(async () => answer.resolve());
    expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin/settings');
    expect(field).toHaveValue(text);
  },
);
