import { authStore } from '@club/shared/auth';
import { useLiveQuery } from '@club/shared/live';
import { useMutation, useQuery } from '@club/shared/query';
import { deferred, fakeApi, liveEvents, member, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

let version = 1;
const live = liveEvents();
fakeApi(live.handler);

const KEY = ['grid'];
const versionOf = (data: { version: number }) => data.version;
function Grid() {
  useLiveQuery('grid', KEY, versionOf);
  const { data } = useQuery({ queryKey: KEY, queryFn: async () => ({ version }) });
  return <p>inačica {data?.version}</p>;
}

test('a change refetches the data that are older than it, and only those', async () => {
  const { client } = renderRoutes([{ path: '/', element: <Grid /> }], { at: '/', as: member() });
  const disconnect = live.connect();
  expect(await screen.findByText('inačica 1')).toBeVisible();
  await waitFor(() => expect(live.isOpen()).toBe(true));

  version = 7;
  await act(async () => live.publish({ type: 'change', topic: 'grid', version: 1 }));
  expect(client.isFetching()).toBe(0);
  expect(screen.getByText('inačica 1')).toBeVisible();

  await act(async () => live.publish({ type: 'change', topic: 'grid', version: 7 }));
  expect(await screen.findByText('inačica 7')).toBeVisible();
  disconnect();
  authStore.getState().clearSession();
});

test('data of an older version are refetched although they arrived long after the change', async () => {
  version = 4;
  renderRoutes([{ path: '/', element: <Grid /> }], { at: '/', as: member() });
  const disconnect = live.connect();
  expect(await screen.findByText('inačica 4')).toBeVisible();
  await waitFor(() => expect(live.isOpen()).toBe(true));

  version = 8;
  await act(async () => live.publish({ type: 'hello', versions: { grid: 8 }, ages: { grid: 3_600 } }));
  expect(await screen.findByText('inačica 8')).toBeVisible();
  disconnect();
  authStore.getState().clearSession();
});

/** Two mutations that are pending until the test ends them: one whose response contains the grid, and another one. */
function ChangedGrid({ booking, saving }: Record<'booking' | 'saving', () => Promise<unknown>>) {
  const book = useMutation({ mutationKey: KEY, mutationFn: booking });
  const save = useMutation({ mutationFn: saving });
  return (
    <>
      <Grid />
      <button type="button" onClick={() => book.mutate()}>
        Rezerviraj
      </button>
      <button type="button" onClick={() => save.mutate()}>
        Spremi
      </button>
    </>
  );
}

test('a refetch waits for a pending change of the same data, whose response may have them, but for no other', async () => {
  version = 10;
  const [booking, saving] = [deferred(), deferred()];
  const grid = <ChangedGrid booking={() => booking.promise} saving={() => saving.promise} />;
  renderRoutes([{ path: '/', element: grid }], { at: '/', as: member() });
  const disconnect = live.connect();
  expect(await screen.findByText('inačica 10')).toBeVisible();
  await waitFor(() => expect(live.isOpen()).toBe(true));

  await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
  version = 11;
  await act(async () => live.publish({ type: 'change', topic: 'grid', version: 11 }));
  expect(await screen.findByText('inačica 11')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Rezerviraj' }));
  version = 12;
  await act(async () => live.publish({ type: 'change', topic: 'grid', version: 12 }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('inačica 11')).toBeVisible();
  await act(async () => booking.resolve());
  expect(await screen.findByText('inačica 12')).toBeVisible();
  await act(async () => saving.resolve());
  disconnect();
  authStore.getState().clearSession();
});

let reads = 0;
function Lists() {
  useLiveQuery('members', ['list']);
  const { data } = useQuery({
    queryKey: ['list'],
    queryFn: async () => {
      reads += 1;
      return reads;
    },
  });
  return <p>čitanje {data}</p>;
}

test('the stream’s first event refetches only the data that were read before the change', async () => {
  reads = 0;
  renderRoutes([{ path: '/', element: <Lists /> }], { at: '/', as: member() });
  const disconnect = live.connect();
  expect(await screen.findByText('čitanje 1')).toBeVisible();
  await waitFor(() => expect(live.isOpen()).toBe(true));

  await act(async () => live.publish({ type: 'hello', versions: { members: 4 }, ages: { members: 60 } }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(reads).toBe(1);
  await act(async () => live.publish({ type: 'hello', versions: { members: 5 }, ages: { members: 3 } }));
  expect(await screen.findByText('čitanje 2')).toBeVisible();
  // A server that does not send the time of the change: treated as if it were just now.
  await act(async () => live.publish({ type: 'hello', versions: { members: 5 } }));
  expect(await screen.findByText('čitanje 3')).toBeVisible();
  await act(async () => live.publish({ type: 'change', topic: 'members', version: 6 }));
  expect(await screen.findByText('čitanje 4')).toBeVisible();
  disconnect();
  authStore.getState().clearSession();
});

type SlowGridProps = { load: () => Promise<{ version: number }>; readsVersion?: typeof versionOf };
function SlowGrid({ load, readsVersion }: SlowGridProps) {
  useLiveQuery('grid', ['slow'], readsVersion);
  const { data } = useQuery({ queryKey: ['slow'], queryFn: load });
  return <p>inačica {data?.version}</p>;
}

test('a change during the first load is not lost: if the load may have read too early, it is repeated', async () => {
  version = 1;
  const answer = deferred();
  const looked: number[] = [];
  const load = async () => {
    const seen = version;
    looked.push(seen);
    if (looked.length === 1) await answer.promise;
    return { version: seen };
  };
  renderRoutes([{ path: '/', element: <SlowGrid load={load} /> }], { at: '/', as: member() });
  const disconnect = live.connect();
  await waitFor(() => expect(live.isOpen()).toBe(true));

  version = 2;
  await act(async () => live.publish({ type: 'change', topic: 'grid', version: 2 }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await act(async () => answer.resolve());
  expect(await screen.findByText('inačica 2')).toBeVisible();
  expect(looked).toEqual([1, 2]);
  disconnect();
  authStore.getState().clearSession();
});

test('a response that was read before a change but arrives after its event is requested once more', async () => {
  renderRoutes([{ path: '/', element: <p>ljuska</p> }], { at: '/', as: member() });
  const disconnect = live.connect();
  await waitFor(() => expect(live.isOpen()).toBe(true));
  await act(async () => live.publish({ type: 'hello', versions: { grid: 3 }, ages: { grid: 1 } }));
  await new Promise((resolve) => setTimeout(resolve, 20));

  const answers = [{ version: 2 }, { version: 3 }];
  renderRoutes([{ path: '/', element: <SlowGrid load={async () => answers.shift() ?? { version: 0 }} /> }], {
    at: '/',
    as: member(),
  });
  expect(await screen.findByText('inačica 3')).toBeVisible();
  expect(answers).toHaveLength(0);
  disconnect();
  authStore.getState().clearSession();
});

/** A grid whose reads after the first one end when the test lets them; `reads` has the version that each one saw. */
function heldGrid(readsVersion?: typeof versionOf) {
  version = 1;
  const reads: number[] = [];
  const held: { end: () => void; fail: () => void }[] = [];
  const load = () => {
    const seen = version;
    reads.push(seen);
    if (reads.length === 1) return Promise.resolve({ version: seen });
    return new Promise<{ version: number }>((resolve, reject) => {
      held.push({ end: () => resolve({ version: seen }), fail: () => reject(new Error('the server restarts')) });
    });
  };
  const change = async (to: number) => {
    version = to;
    await act(async () => live.publish({ type: 'change', topic: 'grid', version: to }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  };
  return { element: <SlowGrid load={load} readsVersion={readsVersion} />, reads, held, change };
}

test('changes that arrive faster than an answer leave the running read alone, and share the one that follows it', async () => {
  const { element, reads, held, change } = heldGrid();
  renderRoutes([{ path: '/', element }], { at: '/', as: member() });
  const disconnect = live.connect();
  expect(await screen.findByText('inačica 1')).toBeVisible();
  await waitFor(() => expect(live.isOpen()).toBe(true));

  for (const next of [2, 3, 4, 5]) await change(next);
  await act(async () => held[0]?.end());
  expect(await screen.findByText('inačica 2')).toBeVisible();
  for (const next of [6, 7]) await change(next);
  await act(async () => held[1]?.end());
  expect(await screen.findByText('inačica 5')).toBeVisible();
  await act(async () => held[2]?.end());
  expect(await screen.findByText('inačica 7')).toBeVisible();
  expect(reads).toEqual([1, 2, 5, 7]);
  disconnect();
  authStore.getState().clearSession();
});

test('a read that was under way at a change is repeated also if it fails', async () => {
  const { element, reads, held, change } = heldGrid();
  renderRoutes([{ path: '/', element }], { at: '/', as: member() });
  const disconnect = live.connect();
  expect(await screen.findByText('inačica 1')).toBeVisible();
  await waitFor(() => expect(live.isOpen()).toBe(true));

  for (const next of [2, 3]) await change(next);
  await act(async () => held[0]?.fail());
  await act(async () => held[1]?.end());
  expect(await screen.findByText('inačica 3')).toBeVisible();
  expect(reads).toEqual([1, 2, 3]);
  disconnect();
  authStore.getState().clearSession();
});

test('a version that the data already have is not lost to a read that was under way at its change', async () => {
  const { element, reads, held, change } = heldGrid(versionOf);
  const { client } = renderRoutes([{ path: '/', element }], { at: '/', as: member() });
  const disconnect = live.connect();
  expect(await screen.findByText('inačica 1')).toBeVisible();
  await waitFor(() => expect(live.isOpen()).toBe(true));

  await act(async () => void client.refetchQueries({ queryKey: ['slow'] }));
  // As the response of a booking does.
  act(() => void client.setQueryData(['slow'], { version: 2 }));
  await change(2);
  expect(screen.getByText('inačica 2')).toBeVisible();
  await act(async () => held[0]?.end());
  await act(async () => held[1]?.end());
  expect(await screen.findByText('inačica 2')).toBeVisible();
  expect(reads).toEqual([1, 1, 2]);
  disconnect();
  authStore.getState().clearSession();
});

function ListOfBoth() {
  useLiveQuery('members', ['list']);
  useLiveQuery('grid', ['list']);
  const { data } = useQuery({ queryKey: ['list'], queryFn: async () => ++reads });
  return <p>čitanje {data}</p>;
}

test('two changes that arrive together, as those of one booking, refetch data that depend on both once', async () => {
  reads = 0;
  renderRoutes([{ path: '/', element: <ListOfBoth /> }], { at: '/', as: member() });
  const disconnect = live.connect();
  expect(await screen.findByText('čitanje 1')).toBeVisible();
  await waitFor(() => expect(live.isOpen()).toBe(true));

  await act(async () => live.publish({ type: 'hello', versions: { members: 4, grid: 9 } }));
  expect(await screen.findByText('čitanje 2')).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(reads).toBe(2);
  disconnect();
  authStore.getState().clearSession();
});
