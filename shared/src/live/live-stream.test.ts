import { authStore, installAuthClient } from '@club/shared/auth';
import { LIVE_VERSIONS_HEADER, type Topic } from '@club/shared/contracts/events';
import { http } from '@club/shared/http';
import { fakeApi, member } from '@club/shared/testing';
import { HttpResponse, http as on } from 'msw';
import { connectLive, onTopic } from './live-stream';

const api = fakeApi();
const signIn = (subject: string) =>
  authStore.getState().setSession(`token of ${subject}`, Date.now() + 300_000, member({ subject }));

/** Serves one event stream per connection; `connections` contains functions that write to each stream and break it. */
function serveStreams() {
  const connections: { token: string | null; send: (event: object) => void; break: () => void }[] = [];
  api.use(
    on.get('http://localhost/api/events', ({ request }) => {
      let controller: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({
        start: (given) => {
          controller = given;
        },
      });
      const connection = {
        token: request.headers.get('authorization'),
        send: (event: object) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
        break: () => controller.close(),
      };
      connections.push(connection);
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  return connections;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Resolves when the page has received this version. */
const received = (topic: Topic, version: number) =>
  new Promise<void>((resolve) => {
    const stop = onTopic(topic, (current) => {
      if (current < version) return;
      stop();
      resolve();
    });
  });

let disconnect = () => {};
afterEach(() => {
  disconnect();
  authStore.getState().clearSession();
});

test('a visitor opens no stream; signing in opens one with the token', async () => {
  const connections = serveStreams();
  disconnect = connectLive();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(connections).toHaveLength(0);
  signIn('ana');
  await until(() => connections.length === 1);
  expect(connections[0]?.token).toBe('Bearer token of ana');
});

test('a listener receives only its topic, until it unsubscribes', async () => {
  const connections = serveStreams();
  const grid: number[] = [];
  const pricing: number[] = [];
  const stop = onTopic('grid', (version) => grid.push(version));
  const stopPricing = onTopic('pricing', (version) => pricing.push(version));
  signIn('ana');
  disconnect = connectLive();
  await until(() => connections.length === 1);
  connections[0]?.send({ type: 'hello', versions: { grid: 4 } });
  connections[0]?.send({ type: 'change', topic: 'grid', version: 5 });
  connections[0]?.send({ type: 'change', topic: 'of a newer server', version: 1 });
  await until(() => grid.length === 2);
  stop();
  connections[0]?.send({ type: 'change', topic: 'grid', version: 6 });
  connections[0]?.send({ type: 'change', topic: 'pricing', version: 9 });
  await until(() => pricing.length === 1);
  stopPricing();
  expect(grid).toEqual([4, 5]);
});

test('a read that follows a change asks for an answer that contains it, for a minute', async () => {
  const connections = serveStreams();
  const asked: (string | null)[] = [];
  api.use(
    on.all('http://localhost/api/prices', ({ request }) => {
      asked.push(request.headers.get(LIVE_VERSIONS_HEADER));
      return HttpResponse.json({});
    }),
  );
  signIn('ana');
  disconnect = connectLive();
  await until(() => connections.length === 1);
  const ages = { grid: 3_600, pricing: 3_600, league: 59 };
  connections[0]?.send({ type: 'hello', versions: { grid: 14, pricing: 18, league: 2 }, ages });
  connections[0]?.send({ type: 'change', topic: 'grid', version: 15 });
  // A process that has already read the versions may be notified afterwards of an earlier change.
  connections[0]?.send({ type: 'change', topic: 'grid', version: 13 });
  connections[0]?.send({ type: 'change', topic: 'pricing', version: 19 });
  await received('pricing', 19);
  await http.get('prices');
  await http.post('prices');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await http.get('prices');
  jest.restoreAllMocks();
  expect(asked).toEqual(['grid=15&pricing=19&league=2', null, null]);
});

test('a broken stream is reopened, and missed changes arrive with its hello', async () => {
  const connections = serveStreams();
  const grid: number[] = [];
  const stop = onTopic('grid', (version) => grid.push(version));
  signIn('ana');
  disconnect = connectLive();
  await until(() => connections.length === 1);
  connections[0]?.break();
  await until(() => connections.length === 2);
  connections[1]?.send({ type: 'hello', versions: { grid: 12 } });
  await until(() => grid.length === 1);
  stop();
  expect(grid).toEqual([12]);
});

test('the hello of a newer server is not lost, although it has topics that this page does not know', async () => {
  const connections = serveStreams();
  const asked: (string | null)[] = [];
  api.use(
    on.get('http://localhost/api/prices', ({ request }) => {
      asked.push(request.headers.get(LIVE_VERSIONS_HEADER));
      return HttpResponse.json({});
    }),
  );
  signIn('ana');
  disconnect = connectLive();
  await until(() => connections.length === 1);
  const hello = { type: 'hello', versions: { 'of a newer server': 2, league: 31 }, ages: { 'of a newer server': 1 } };
  connections[0]?.send(hello);
  await received('league', 31);
  await http.get('prices');
  expect(asked).toEqual([expect.stringContaining('league=31')]);
  expect(asked[0]).not.toContain('newer');
});

test('a listener added after the hello receives the latest version, a removed one does not', async () => {
  const connections = serveStreams();
  const soon: number[] = [];
  const stopSoon = onTopic('club-day', (version) => soon.push(version));
  signIn('ana');
  disconnect = connectLive();
  await until(() => connections.length === 1);
  connections[0]?.send({ type: 'hello', versions: { 'club-day': 3 }, ages: { 'club-day': 60 } });
  await until(() => soon.length === 1);
  const late: [number, number][] = [];
  const stopLate = onTopic('club-day', (version, changedAt) => late.push([version, Date.now() - changedAt]));
  onTopic('club-day', () => soon.push(0))();
  await until(() => late.length === 1);
  expect(late).toEqual([[3, expect.any(Number)]]);
  expect(late[0]?.[1]).toBeGreaterThanOrEqual(60_000);
  expect(soon).toEqual([3]);
  stopSoon();
  stopLate();
});

test('a member who is given a role has it at once: a new token, and a stream that is opened with it', async () => {
  const connections = serveStreams();
  installAuthClient({
    signIn: async () => undefined,
    signOut: async () => undefined,
    refresh: async () => {
      const treasurer = member({ subject: 'ana', roles: ['USER', 'MAINTENANCE'] });
      authStore.getState().setSession('token with the role', Date.now() + 300_000, treasurer);
      return true;
    },
  });
  signIn('ana');
  disconnect = connectLive();
  await until(() => connections.length === 1);
  connections[0]?.send({ type: 'roles', memberId: 1 });
  await until(() => connections.length === 2);
  expect(connections[1]?.token).toBe('Bearer token with the role');
});

test('a different member gets a new stream', async () => {
  const connections = serveStreams();
  signIn('ana');
  disconnect = connectLive();
  await until(() => connections.length === 1);
  signIn('marko');
  await until(() => connections.length === 2);
  expect(connections[1]?.token).toBe('Bearer token of marko');
});

describe('as time passes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    disconnect();
    jest.useRealTimers();
  });
  /** Advances time in small steps, so that answers arrive in between. */
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 50) await jest.advanceTimersByTimeAsync(50);
  };
  const passUntil = async (holds: () => boolean) => {
    while (!holds()) await pass(50);
  };

  test('a session that the server ends gets no new stream, whose refusal would end it on the page at once', async () => {
    const connections = serveStreams();
    signIn('ana');
    disconnect = connectLive();
    await passUntil(() => connections.length === 1);
    authStore.getState().expectEnd('PASSWORD_CHANGED');
    connections[0]?.break();
    // Longer than the first pauses before a new attempt.
    await pass(10_000);
    expect(connections).toHaveLength(1);
    signIn('ana again');
    await passUntil(() => connections.length === 2);
  });

  test('a page without a stream polls for the displayed data, as long as calls succeed', async () => {
    api.use(on.get('http://localhost/api/events', () => new HttpResponse(null, { status: 502 })));
    const grid: number[] = [];
    const stop = onTopic('grid', (version) => grid.push(version));
    signIn('ana');
    disconnect = connectLive();
    await jest.advanceTimersByTimeAsync(45_000);
    expect(grid).toHaveLength(3);
    dispatchEvent(new Event('offline'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(grid).toHaveLength(3);
    dispatchEvent(new Event('online'));
    authStore.getState().clearSession();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(grid).toHaveLength(3);
    stop();
  });
});
