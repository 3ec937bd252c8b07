import type { NoticePreference, NoticePreferences } from '@club/shared/contracts/notices';
import { deferred, fakeApi, liveEvents, member, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';

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
  const channels = { APP: true, EMAIL: true, PUSH: false };
  const kinds = [{ kind: 'OPPONENT' as const, label: 'Novi protivnik', hint: 'Kad se zna s kim igrate.', channels }];
  const contact = { email: 'ana@example.com', sendsEmail: true };
  preferences = { kinds, ...contact, pushDevices: 0, pushEndpoints: [], pushKey: 'key' };
  sent = [];
});
const open = () =>
  renderRoutes([...routes, { path: '/elsewhere', element: <p>drugdje</p> }], {
    at: '/notice-preferences',
    as: member(),
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
  const stop = live.connect();
  await waitFor(() => expect(live.isOpen()).toBe(true));
  const [kind] = preferences.kinds;
  if (!kind) throw new Error('The test has no kinds of notices.');
  preferences = { ...preferences, kinds: [{ ...kind, channels: { ...kind.channels, EMAIL: false } }] };
  live.publish({ type: 'change', topic: 'notices', version: 9 });
  await waitFor(async () => expect(await toggle('E-pošta')).not.toBeChecked());
  stop();
});

test('an e-mail address that an administrator has entered meanwhile is no longer missing', async () => {
  preferences = { ...preferences, email: null };
  open();
  expect(await screen.findByRole('link', { name: 'Upišite je' })).toBeVisible();
  const stop = live.connect();
  await waitFor(() => expect(live.isOpen()).toBe(true));
  preferences = { ...preferences, email: 'ana@example.com' };
  live.publish({ type: 'change', topic: 'members', version: 9 });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Upišite je' })).not.toBeInTheDocument());
  stop();
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
    const stop = live.connect();
    await waitFor(() => expect(live.isOpen()).toBe(true));
    const [app, email] = [await toggle('U aplikaciji'), await toggle('E-pošta')];
    await userEvent.click(app);
    await userEvent.click(email);
    await waitFor(() => expect(preferences.kinds[0]?.channels.APP).toBe(false));
    const before = reads;
    live.publish({ type: 'change', topic: 'notices', version: 9 });
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
    stop();
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

describe('in a browser that somebody else used before', () => {
  const endpoint = 'https://push.example/of-this-browser';
  let isSubscribed: boolean;
  const unsubscribe = async () => {
    isSubscribed = false;
    return true;
  };
  const subscription = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) };
  const registration = { pushManager: { getSubscription: async () => (isSubscribed ? subscription : null) } };
  const worker = { getRegistration: async () => registration, register: async () => registration, ready: registration };
  beforeEach(() => {
    isSubscribed = true;
    const permission = { permission: 'granted', requestPermission: async () => 'granted' };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
    Object.assign(window, { PushManager: class {}, Notification: permission });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(window, 'Notification');
  });

  test('a refusal is also reported after the member has left the page', async () => {
    const answered = deferred();
    api.use(
      http.post('*/api/push-subscriptions', async () => {
        await answered.promise;
        return refuse(500, 'Baza se ne javlja.');
      }),
    );
    const { router } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Uključi u ovom pregledniku' }));
    await act(() => router.navigate('/elsewhere'));
    answered.resolve();
    expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  });

  test('its pushes are not the user’s until the user turns them on', async () => {
    api.use(
      http.post('*/api/push-subscriptions', async ({ request }) => {
        sent.push(await request.json());
        preferences = { ...preferences, pushDevices: 1, pushEndpoints: [endpoint] };
        return HttpResponse.json(preferences);
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Uključi u ovom pregledniku' }));
    expect(await screen.findByText(/^Ovaj preglednik prima obavijesti dok/)).toBeVisible();
    expect(sent).toEqual([{ endpoint, keys: { p256dh: 'p', auth: 'a' } }]);
  });

  test('a subscription with a key that the club no longer has is replaced', async () => {
    const renewed = {
      ...subscription,
      toJSON: () => ({ endpoint: `${endpoint}-2`, keys: { p256dh: 'q', auth: 'b' } }),
    };
    const subscribe = jest.fn(async () => {
      expect(isSubscribed).toBe(false);
      return renewed;
    });
    const old = { ...subscription, options: { applicationServerKey: new Uint8Array([4, 1, 2]).buffer } };
    const pushManager = { getSubscription: async () => (isSubscribed ? old : null), subscribe };
    const ready = { pushManager };
    const changed = { getRegistration: async () => ready, register: async () => ready, ready };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: changed });
    api.use(
      http.post('*/api/push-subscriptions', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(preferences);
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Uključi u ovom pregledniku' }));
    await waitFor(() => expect(sent).toEqual([{ endpoint: `${endpoint}-2`, keys: { p256dh: 'q', auth: 'b' } }]));
  });

  test('the user can end the other member’s pushes', async () => {
    api.use(http.post('*/api/push-subscriptions/end', () => HttpResponse.json(preferences)));
    open();
    expect(await screen.findByText(/^Ovaj preglednik možda prima obavijesti drugog člana\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Isključi' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Isključi' })).not.toBeInTheDocument());
    expect(screen.getByText(/^Obavijesti stižu i kad stranica nije otvorena\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Uključi u ovom pregledniku' })).toBeVisible();
    expect(isSubscribed).toBe(false);
  });
});
