import type { NoticePreferences } from '@club/shared/contracts/notices';
import { deferred, fakeApi, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { noticePreferences, openNoticePreferences as open } from '../testing/notice-preferences-page';

let preferences: NoticePreferences;
let sent: unknown[];
const api = fakeApi(http.get('*/api/notice-preferences', () => HttpResponse.json(preferences)));
beforeEach(() => {
  preferences = noticePreferences();
  sent = [];
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
        const kinds = preferences.kinds.map((kind) => ({ ...kind, channels: { ...kind.channels, PUSH: true } }));
        preferences = { ...preferences, kinds, pushDevices: 1, pushEndpoints: [endpoint] };
        return HttpResponse.json(preferences);
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Uključi u ovom pregledniku' }));
    expect(await screen.findByText(/^Ovaj preglednik prima obavijesti dok/)).toBeVisible();
    expect(sent).toEqual([{ endpoint, keys: { p256dh: 'p', auth: 'a' } }]);
  });

  test('a browser says that it receives nothing while no kind is switched on for browsers', async () => {
    preferences = { ...preferences, pushDevices: 1, pushEndpoints: [endpoint] };
    api.use(
      http.put('*/api/notice-preferences', async () => {
        const kinds = preferences.kinds.map((kind) => ({ ...kind, channels: { ...kind.channels, PUSH: true } }));
        preferences = { ...preferences, kinds };
        return HttpResponse.json(preferences);
      }),
    );
    open();
    expect(
      await screen.findByText(/^Ovaj preglednik može primati obavijesti, ali nijedna nije uključena/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Novi protivnik: Preglednik' }));
    expect(await screen.findByText(/^Ovaj preglednik prima obavijesti dok/)).toBeVisible();
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
