import type { NoticePreference, NoticePreferences } from '@club/shared/contracts/notices';
import { deferred, fakeApi, liveEvents, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { noticePreferences, openNoticePreferences as open } from '../testing/notice-preferences-page';

let preferences: NoticePreferences;
let sent: unknown[];
const live = liveEvents();
const api = fakeApi(
  live.handler,
  http.get('*/api/notice-preferences', () => HttpResponse.json(preferences)),
  http.put('*/api/notice-preferences', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(preferences);
  }),
);
beforeEach(() => {
  preferences = noticePreferences();
  sent = [];
});
/** Until the responses under way have arrived and the screen shows them. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const toggle = (channel: string) => screen.findByRole('switch', { name: `Novi protivnik: ${channel}` });

test('each kind is switched separately for each channel', async () => {
  open();
  const email = await toggle('E-pošta');
  expect(email).toBeChecked();
  await userEvent.click(email);
  expect(email).not.toBeChecked();
  await waitFor(() => expect(sent).toEqual([{ kind: 'OPPONENT', channel: 'EMAIL', enabled: false }]));
});

test('a change by another window or the link in an e-mail is shown at once', async () => {
  open();
  expect(await toggle('E-pošta')).toBeChecked();
  live.connect();
  const [kind] = preferences.kinds;
  if (!kind) throw new Error('The test has no kinds of notices.');
  preferences = { ...preferences, kinds: [{ ...kind, channels: { ...kind.channels, EMAIL: false } }] };
  await live.change('notices');
  await waitFor(async () => expect(await toggle('E-pošta')).not.toBeChecked());
});

test('an e-mail address that an administrator has entered meanwhile is no longer missing', async () => {
  preferences = { ...preferences, email: null };
  open();
  expect(await screen.findByRole('link', { name: 'Upišite je' })).toBeVisible();
  live.connect();
  preferences = { ...preferences, email: 'ana@example.com' };
  await live.change('members');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Upišite je' })).not.toBeInTheDocument());
});

describe('of two switches that are moved one after the other', () => {
  /** Stores a choice as the server does. */
  const store = ({ channel, enabled }: NoticePreference) => {
    const kinds = preferences.kinds.map((row) => ({ ...row, channels: { ...row.channels, [channel]: enabled } }));
    preferences = { ...preferences, kinds };
    return preferences;
  };

  test('the second stays moved while it is saved, although the event of the first reloads the preferences', async () => {
    const emailAnswered = deferred();
    let reads = 0;
    api.use(
      http.get('*/api/notice-preferences', () => {
        reads += 1;
        return HttpResponse.json(preferences);
      }),
      http.put('*/api/notice-preferences', async ({ request }) => {
        const choice = (await request.json()) as NoticePreference;
        if (choice.channel === 'EMAIL') await emailAnswered.promise;
        return HttpResponse.json(store(choice));
      }),
    );
    open();
    live.connect();
    const [app, email] = [await toggle('U aplikaciji'), await toggle('E-pošta')];
    await userEvent.click(app);
    await userEvent.click(email);
    await waitFor(() => expect(preferences.kinds[0]?.channels.APP).toBe(false));
    const before = reads;
    await live.change('notices');
    await waitFor(() => expect(reads).toBeGreaterThan(before));
    await settle();
    expect(app).not.toBeChecked();
    expect(email).not.toBeChecked();
    emailAnswered.resolve();
    await waitFor(() => expect(preferences.kinds[0]?.channels.EMAIL).toBe(false));
    await settle();
    expect(email).not.toBeChecked();
    // It has been saved, so that it can be moved again.
    await userEvent.click(email);
    await waitFor(() => expect(preferences.kinds[0]?.channels.EMAIL).toBe(true));
  });

  test('neither moves back when the response to the first arrives last', async () => {
    const appAnswered = deferred();
    api.use(
      http.put('*/api/notice-preferences', async ({ request }) => {
        const choice = (await request.json()) as NoticePreference;
        const answer = store(choice);
        if (choice.channel === 'APP') await appAnswered.promise;
        return HttpResponse.json(answer);
      }),
    );
    open();
    const [app, email] = [await toggle('U aplikaciji'), await toggle('E-pošta')];
    await userEvent.click(app);
    await waitFor(() => expect(preferences.kinds[0]?.channels.APP).toBe(false));
    await userEvent.click(email);
    await waitFor(() => expect(preferences.kinds[0]?.channels.EMAIL).toBe(false));
    await settle();
    appAnswered.resolve();
    await settle();
    expect(app).not.toBeChecked();
    expect(email).not.toBeChecked();
  });

  test('neither moves back when a read from before the change is answered after it', async () => {
    const lateAnswered = deferred();
    const { client } = open();
    const app = await toggle('U aplikaciji');
    const old = preferences;
    api.use(
      http.put('*/api/notice-preferences', async ({ request }) =>
        HttpResponse.json(store((await request.json()) as NoticePreference)),
      ),
      http.get('*/api/notice-preferences', () => lateAnswered.promise.then(() => HttpResponse.json(old)), {
        once: true,
      }),
    );
    void client.refetchQueries({ queryKey: ['notice-preferences'] });
    await userEvent.click(app);
    await waitFor(() => expect(preferences.kinds[0]?.channels.APP).toBe(false));
    await settle();
    lateAnswered.resolve();
    await settle();
    expect(app).not.toBeChecked();
  });
});

test('a refused switch moves back, and the reason is shown', async () => {
  api.use(http.put('*/api/notice-preferences', () => refuse(500, 'Baza se ne javlja.')));
  open();
  const app = await toggle('U aplikaciji');
  await userEvent.click(app);
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  expect(app).toBeChecked();
});

test('a refused switch is reported even if another one was moved meanwhile and the member has left', async () => {
  const answered = deferred();
  api.use(
    http.put('*/api/notice-preferences', async ({ request }) => {
      const { channel } = (await request.json()) as { channel: string };
      await answered.promise;
      return channel === 'APP' ? refuse(500, 'Baza se ne javlja.') : HttpResponse.json(preferences);
    }),
  );
  const { router } = open();
  await userEvent.click(await toggle('U aplikaciji'));
  await userEvent.click(await toggle('E-pošta'));
  await act(() => router.navigate('/elsewhere'));
  answered.resolve();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
});

test('without an e-mail address there is no e-mail switch, and without a subscribed browser no push switch', async () => {
  preferences = { ...preferences, email: null };
  open();
  expect(await toggle('E-pošta')).toBeDisabled();
  expect(await toggle('E-pošta')).not.toBeChecked();
  expect(await toggle('Preglednik')).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Upišite je' })).toHaveAttribute('href', '/personal-data');
});

describe('in a club without a mail server', () => {
  const NO_EMAIL = 'Klub ne šalje e-poštu. Vaš odabir ostaje spremljen i vrijedit će ako je počne slati.';

  test.each(['ana@example.com', null])('no e-mail is offered, and no address asked for: %s', async (email) => {
    preferences = { ...preferences, email, sendsEmail: false };
    open();
    expect(await toggle('E-pošta')).toBeDisabled();
    expect(await toggle('E-pošta')).not.toBeChecked();
    expect(await toggle('U aplikaciji')).toBeEnabled();
    expect(screen.getByText(NO_EMAIL)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upišite je' })).not.toBeInTheDocument();
  });
});

test('a browser without Web Push shows that, and has no button', async () => {
  open();
  expect(await screen.findByText(/^Ovaj preglednik ne može primati obavijesti/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /ovom pregledniku$/ })).not.toBeInTheDocument();
});
