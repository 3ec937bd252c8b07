import { redirectDocument } from '@club/shared/router';
import { renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage } from './leave-page';
import { UNSAVED_LOSS, useUnsavedGuard } from './use-unsaved-guard';

function DirtyForm() {
  useUnsavedGuard(true, { loses: (now, next) => now.search !== next.search || now.pathname !== next.pathname });
  return <h1>obrazac</h1>;
}

const openForm = () =>
  renderRoutes(
    [
      { path: '/form', element: <DirtyForm /> },
      // The target has a new release: a new document is loaded for it. jsdom loads none, except for a fragment.
      { path: '/outdated', loader: () => redirectDocument('/#loaded'), element: null },
      { path: '/elsewhere', element: <h1>drugdje</h1> },
    ],
    { at: '/form' },
  );
/** Whether the browser would ask a user who leaves the document now. */
const browserAsks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
afterEach(() => {
  location.hash = '';
});

test('the browser asks before the tab is closed, even after the user has chosen to stay', async () => {
  const { router } = openForm();
  expect(browserAsks()).toBe(true);
  act(() => void router.navigate('/outdated'));
  await answer('Ostani');
  await waitFor(() => expect(router.state.blockers.values().next().value?.state).toBe('unblocked'));
  expect([browserAsks(), location.hash]).toEqual([true, '']);
});

test('someone who agreed to leave is not asked again by the browser when the navigation loads a new document', async () => {
  const { router } = openForm();
  act(() => void router.navigate('/outdated'));
  await answer('Otiđi bez spremanja');
  await waitFor(() => expect(location.hash).toBe('#loaded'));
  expect(browserAsks()).toBe(false);
});

test('an agreement covers one navigation: a screen that stays is guarded again', async () => {
  const { router } = openForm();
  act(() => void router.navigate('/form?list=2'));
  await answer('Otiđi bez spremanja');
  await waitFor(() => expect(router.state.location.search).toBe('?list=2'));
  expect(await screen.findByRole('heading', { name: 'obrazac' })).toBeVisible();
  expect(browserAsks()).toBe(true);
});

function DirtyScreen() {
  useUnsavedGuard(true);
  return <h1>obrazac</h1>;
}
test('the question closes when its navigation is dropped for a change of the address in place', async () => {
  const { router } = renderRoutes(
    [
      { path: '/form', element: <DirtyScreen /> },
      { path: '/elsewhere', element: <h1>drugdje</h1> },
    ],
    { at: '/form' },
  );
  act(() => void router.navigate('/elsewhere'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await act(() => router.navigate('/form?list=2', { replace: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'obrazac' })).toBeVisible();
});

function FormBeingSaved() {
  useUnsavedGuard(true, { isBeingSaved: true });
  return <h1>obrazac</h1>;
}

test('leaving while the form is being saved is refused with the reason, shown once however often it is tried', async () => {
  const { router } = renderRoutes(
    [
      { path: '/form', element: <FormBeingSaved /> },
      { path: '/elsewhere', element: <h1>drugdje</h1> },
    ],
    { at: '/form' },
  );
  expect(screen.queryByText('Pričekajte, podaci se spremaju.')).not.toBeInTheDocument();
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByText('Pričekajte, podaci se spremaju.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'obrazac' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('leaving the page, as for signing out,', () => {
  const leave = jest.fn(async () => undefined);
  beforeEach(() => leave.mockClear());
  const ask = () => {
    openForm();
    return leavePage(leave);
  };

  test('asks what leaving the screen asks; someone who stays keeps the form, and the browser goes on asking', async () => {
    const answered = ask();
    const question = await screen.findByRole('dialog', { name: 'Želite li otići bez spremanja?' });
    expect(question).toHaveTextContent(UNSAVED_LOSS);
    await answer('Ostani');
    await answered;
    expect(leave).not.toHaveBeenCalled();
    expect(browserAsks()).toBe(true);
    expect(await screen.findByRole('heading', { name: 'obrazac' })).toBeVisible();
  });

  test('leaves once the user has agreed, without a question by the browser', async () => {
    const answered = ask();
    await answer('Otiđi bez spremanja');
    await answered;
    expect(leave).toHaveBeenCalledTimes(1);
    expect(browserAsks()).toBe(false);
  });

  test('guards the form again if the page stays, because the user has stopped it', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const answered = ask();
    await answer('Otiđi bez spremanja');
    await answered;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    jest.useRealTimers();
    expect(browserAsks()).toBe(true);
  });

  test('first makes room for the question, and calls nothing on a screen without unsaved input', async () => {
    const close = jest.fn();
    await leavePage(leave, close);
    expect(close).not.toHaveBeenCalled();
    openForm();
    const answered = leavePage(leave, close);
    await screen.findByRole('dialog');
    expect(close).toHaveBeenCalledTimes(1);
    await answer('Ostani');
    await answered;
  });

  test('guards the form again if the page could not be left', async () => {
    const offline = new Error('Nema veze s internetom.');
    leave.mockRejectedValueOnce(offline);
    const answered = ask().catch((error) => error);
    await answer('Otiđi bez spremanja');
    expect(await answered).toBe(offline);
    expect(browserAsks()).toBe(true);
  });

  test('is refused with the reason while the form is being saved', async () => {
    renderRoutes([{ path: '/form', element: <FormBeingSaved /> }], { at: '/form' });
    await act(() => leavePage(leave));
    expect(await screen.findByText('Pričekajte, podaci se spremaju.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(leave).not.toHaveBeenCalled();
  });

  test('asks nothing on a screen without unsaved input, such as one that the form was left for', async () => {
    const { router } = openForm();
    act(() => void router.navigate('/elsewhere'));
    await answer('Otiđi bez spremanja');
    expect(await screen.findByRole('heading', { name: 'drugdje' })).toBeVisible();
    await leavePage(leave);
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
