import { deferred, fakeApi, liveEvents, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { openPersonalData } from '../testing/personal-data-page';

let info: { username: string; email: string; contactPublic: boolean };
let sent: unknown[];
const live = liveEvents();
const api = fakeApi(
  live.handler,
  http.get('*/api/personal-info', () => HttpResponse.json(info)),
  http.put('*/api/personal-info/consent', async ({ request }) => {
    const change = (await request.json()) as { contactPublic: boolean };
    sent.push(change);
    info = { ...info, ...change };
    return HttpResponse.json({ message: 'Pristanak je spremljen.' });
  }),
);
beforeEach(() => {
  info = { username: 'akovac', email: 'ana@klub.hr', contactPublic: false };
  sent = [];
});

describe('the consent to public contact data', () => {
  const consent = () => screen.findByRole('switch', { name: 'Moji podaci za kontakt smiju biti javni' });

  test('a refusal moves the switch back and is shown', async () => {
    api.use(http.put('*/api/personal-info/consent', () => refuse(500, 'Pristanak nije spremljen.')));
    openPersonalData();
    await userEvent.click(await consent());
    expect(await screen.findByText('Pristanak nije spremljen.')).toBeVisible();
    expect(await consent()).not.toBeChecked();
  });

  test('that could not be withdrawn is also reported after the member has left the page', async () => {
    info.contactPublic = true;
    const answered = deferred();
    api.use(
      http.put('*/api/personal-info/consent', async () => {
        await answered.promise;
        return refuse(500, 'Pristanak nije spremljen.');
      }),
    );
    const { router } = openPersonalData();
    await userEvent.click(await consent());
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByText('drugdje')).toBeVisible();
    answered.resolve();
    expect(await screen.findByText('Pristanak nije spremljen.')).toBeVisible();
  });

  test('is not undone by an older response that arrives late', async () => {
    const { client } = openPersonalData();
    const box = await consent();
    let release: (() => void) | undefined;
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const old = info;
    api.use(http.get('*/api/personal-info', () => late.then(() => HttpResponse.json(old)), { once: true }));
    const asked = client.refetchQueries({ queryKey: ['personal-info'] });
    await userEvent.click(box);
    expect(await screen.findByText('Pristanak je spremljen.')).toBeVisible();
    await act(async () => {
      release?.();
      await asked;
      // The query notifies its screens in the next turn of the event loop.
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(box).toBeChecked();
  });

  test('stays as chosen while it is saved, although the data are read again meanwhile', async () => {
    const answered = deferred();
    api.use(
      http.put('*/api/personal-info/consent', async () => {
        await answered.promise;
        info = { ...info, contactPublic: true };
        return HttpResponse.json({ message: 'Pristanak je spremljen.' });
      }),
    );
    const { client } = openPersonalData();
    const box = await consent();
    await userEvent.click(box);
    await act(async () => {
      await client.refetchQueries({ queryKey: ['personal-info'] });
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(box).toBeChecked();
    answered.resolve();
    expect(await screen.findByText('Pristanak je spremljen.')).toBeVisible();
    expect(box).toBeChecked();
  });

  test('a refusal moves the switch back, although the data were read again meanwhile, and it can be moved again', async () => {
    const answered = deferred();
    api.use(
      http.put(
        '*/api/personal-info/consent',
        () => answered.promise.then(() => refuse(500, 'Pristanak nije spremljen.')),
        { once: true },
      ),
    );
    const { client } = openPersonalData();
    const box = await consent();
    await userEvent.click(box);
    await act(() => client.refetchQueries({ queryKey: ['personal-info'] }));
    answered.resolve();
    await screen.findByText('Pristanak nije spremljen.');
    await waitFor(() => expect(box).not.toBeChecked());
    await userEvent.click(box);
    expect(await screen.findByText('Pristanak je spremljen.')).toBeVisible();
    expect(box).toBeChecked();
  });

  test('is given and withdrawn', async () => {
    openPersonalData();
    await userEvent.click(await consent());
    expect(await screen.findByText('Pristanak je spremljen.')).toBeVisible();
    expect(await consent()).toBeChecked();
    await userEvent.click(await consent());
    await waitFor(() => expect(sent).toEqual([{ contactPublic: true }, { contactPublic: false }]));
    expect(await consent()).not.toBeChecked();
  });
});

test('a consent that another window withdraws is off here too', async () => {
  info = { ...info, contactPublic: true };
  openPersonalData();
  live.connect();
  expect(await screen.findByRole('switch')).toBeChecked();
  info = { ...info, contactPublic: false };
  await live.change('members');
  await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
});
