import { PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { PRESET_TEXTS } from '@club/shared/contracts/club-texts';
import { deferred, fakeApi, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { UnsavedForms } from '../../forms/unsaved-forms/unsaved-forms';
import { dialog, press, retype } from '../../testing/administrator';
import { ClubTextsSection } from './club-texts-section';

let sent: unknown[];
const api = fakeApi(
  http.get('*/api/club-profile', () => HttpResponse.json(PRESET_CLUB)),
  http.put('*/api/admin/settings/club-texts', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Tekstovi su spremljeni.' });
  }),
);
beforeEach(() => {
  sent = [];
});

test('a text that pages need is required; a contact may be left out', async () => {
  renderRoutes([{ path: '/', element: <ClubTextsSection /> }], { at: '/' });
  const courts = await screen.findByLabelText('Tereni');
  expect(courts).toHaveValue('Dva zemljana terena');
  await userEvent.clear(courts);
  await userEvent.clear(screen.getByLabelText('Administrator: osoba'));
  await press('Spremi tekstove');
  expect(await screen.findByText('Upišite tekst.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(courts, 'Tri terena');
  await press('Spremi tekstove');
  expect(await screen.findByText('Tekstovi su spremljeni.')).toBeVisible();
  await waitFor(() =>
    expect(sent).toEqual([{ ...PRESET_TEXTS, courts: 'Tri terena', officeName: '', seen: PRESET_TEXTS }]),
  );
});

test('a text that somebody else has saved meanwhile is shown, next to what was typed', async () => {
  const current = { ...PRESET_TEXTS, officeName: 'Ivo Ivić' };
  const message = 'Drugi je administrator u međuvremenu spremio: Administrator: osoba: Ivo Ivić.';
  const changed = () => refuse(409, message, { code: 'SETTING_CHANGED', extra: { current } });
  api.use(http.put('*/api/admin/settings/club-texts', changed, { once: true }));
  renderRoutes([{ path: '/', element: <ClubTextsSection /> }], { at: '/' });
  await retype(await screen.findByLabelText('Tereni'), 'Tri terena');
  await press('Spremi tekstove');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Administrator: osoba')).toHaveValue('Ivo Ivić');
  await press('Spremi tekstove');
  await waitFor(() => expect(sent).toEqual([{ ...current, courts: 'Tri terena', seen: current }]));
});

test('input typed into another field while a text is being saved stays as unsaved input', async () => {
  const saving = deferred();
  let texts = PRESET_TEXTS;
  api.use(
    http.get('*/api/club-profile', () => HttpResponse.json({ ...PRESET_CLUB, texts })),
    http.put('*/api/admin/settings/club-texts', async ({ request }) => {
      const { seen: _seen, ...saved } = (await request.json()) as typeof PRESET_TEXTS & { seen: object };
      sent.push(saved);
      await saving.promise;
      texts = saved;
      return HttpResponse.json({ message: 'Tekstovi su spremljeni.' });
    }),
  );
  const settings = (
    <UnsavedForms>
      <ClubTextsSection />
    </UnsavedForms>
  );
  const screens = [
    { path: '/', element: null },
    { path: '/settings', element: settings },
  ];
  const { router, client } = renderRoutes(screens, { at: '/settings' });
  await retype(await screen.findByLabelText('Tereni'), 'Tri terena');
  await press('Spremi tekstove');
  await waitFor(() => expect(sent).toHaveLength(1));
  const person = screen.getByLabelText('Administrator: osoba');
  await retype(person, 'Ivo Ivić');
  saving.resolve();
  await screen.findByText('Tekstovi su spremljeni.');
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(person).toHaveValue('Ivo Ivić');
  act(() => void router.navigate('/'));
  await userEvent.click((await dialog('Želite li otići bez spremanja?')).getByRole('button', { name: 'Ostani' }));
  await press('Spremi tekstove');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ courts: 'Tri terena', officeName: 'Ivo Ivić' }));
});

test('after a conflict, saved texts do not give way to those of somebody else while they are being read again', async () => {
  let texts = PRESET_TEXTS;
  const theirs = { ...PRESET_TEXTS, officeName: 'Ivo Ivić' };
  const reading = deferred();
  let isSaved = false;
  api.use(
    http.get('*/api/club-profile', async () => {
      if (isSaved) await reading.promise;
      return HttpResponse.json({ ...PRESET_CLUB, texts });
    }),
    http.put('*/api/admin/settings/club-texts', async ({ request }) => {
      const { seen, ...saved } = (await request.json()) as typeof PRESET_TEXTS & { seen: typeof PRESET_TEXTS };
      if (seen.officeName !== theirs.officeName) {
        return refuse(409, 'Promijenjeno.', { code: 'SETTING_CHANGED', extra: { current: theirs } });
      }
      texts = saved;
      isSaved = true;
      return HttpResponse.json({ message: 'Tekstovi su spremljeni.' });
    }),
  );
  const { client } = renderRoutes([{ path: '/', element: <ClubTextsSection /> }], { at: '/' });
  const courts = await screen.findByLabelText('Tereni');
  await retype(courts, 'Tri terena');
  texts = theirs;
  await act(() => client.invalidateQueries());
  await press('Spremi tekstove');
  expect(await screen.findByText('Promijenjeno.')).toBeVisible();
  await press('Spremi tekstove');
  expect(await screen.findByText('Tekstovi su spremljeni.')).toBeVisible();
  expect(courts).toHaveValue('Tri terena');
  reading.resolve();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(courts).toHaveValue('Tri terena');
  expect(screen.getByLabelText('Administrator: osoba')).toHaveValue('Ivo Ivić');
});
