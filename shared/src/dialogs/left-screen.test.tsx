import { useConfirm, usePrompt } from '@club/shared/dialogs';
import { ApiError } from '@club/shared/http';
import { renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

/** Work that the test ends itself. */
function pending() {
  let end: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<void>((resolve, reject) => {
    end = { resolve, reject };
  });
  return { promise, resolve: () => end?.resolve(), reject: (error: Error) => end?.reject(error) };
}

interface AskerProps {
  steps: (confirm: ReturnType<typeof useConfirm>) => Promise<unknown>;
}
function Asker({ steps }: AskerProps) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void steps(confirm)}>
      Pitaj
    </button>
  );
}

function Reverse({ act }: { act: () => Promise<unknown> }) {
  const prompt = usePrompt();
  return (
    <button
      type="button"
      onClick={() => void prompt({ title: 'Želite li stornirati ovaj upis?', label: 'Razlog', act })}
    >
      Pitaj
    </button>
  );
}

/** Two screens, the first of which asks, and the navigation from one to the other. */
async function twoScreens(asker: ReactElement) {
  const { router } = renderRoutes(
    [
      { path: '/', element: asker },
      { path: '/druga', element: <h1>Druga stranica</h1> },
    ],
    { at: '/' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pitaj' }));
  return async () => {
    act(() => void router.navigate('/druga'));
    await screen.findByRole('heading', { name: 'Druga stranica', hidden: true });
  };
}
const noQuestion = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const TAKEN = new ApiError(409, 'SAME_AMOUNT', 'Taj je iznos upravo unesen.');

test('a question that comes after its screen was left does not open, and is answered as if cancelled', async () => {
  const loading = pending();
  const answers: boolean[] = [];
  const steps: AskerProps['steps'] = async (confirm) => {
    await loading.promise;
    answers.push(await confirm({ title: 'Unesite ime protivnika:' }));
  };
  const leave = await twoScreens(<Asker steps={steps} />);
  await leave();
  await act(async () => loading.resolve());
  await waitFor(() => expect(answers).toEqual([false]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an open question closes with its screen', async () => {
  const leave = await twoScreens(
    <Asker steps={(confirm) => confirm({ title: 'Jeste li sigurni da želite otkazati termin?' })} />,
  );
  expect(await screen.findByRole('dialog')).toBeVisible();
  await leave();
  await noQuestion();
});

test('an open question stays when earlier work ends and changes the address in place', async () => {
  const ask: AskerProps['steps'] = (confirm) => confirm({ title: 'Jeste li sigurni da želite otkazati termin?' });
  const { router } = renderRoutes([{ path: '/', element: <Asker steps={ask} /> }], { at: '/' });
  await userEvent.click(screen.getByRole('button', { name: 'Pitaj' }));
  const question = await screen.findByRole('dialog');
  await act(() => router.navigate('/?uredi=2026-10-2-1', { replace: true }));
  expect(router.state.location.search).toBe('?uredi=2026-10-2-1');
  expect(question).toBeVisible();
  await act(() => router.navigate('/?dan=sutra'));
  await noQuestion();
});

test('the failure of its work is shown on the next screen, because nothing else shows it', async () => {
  const call = pending();
  const question = { title: 'Jeste li sigurni da želite otkazati termin?', confirm: 'Otkaži termin' };
  const leave = await twoScreens(<Asker steps={(confirm) => confirm({ ...question, act: () => call.promise })} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Otkaži termin' }));
  await leave();
  await noQuestion();
  await act(async () => call.reject(new ApiError(409, 'TOO_LATE', 'Termin je već počeo.')));
  expect(await screen.findByText('Termin je već počeo.')).toBeVisible();
});

test('a text that could not be saved after its screen was left is shown with the failure, or it would be lost', async () => {
  const call = pending();
  const leave = await twoScreens(<Reverse act={() => call.promise} />);
  await userEvent.type(await screen.findByLabelText('Razlog'), 'Dvaput upisano');
  await userEvent.click(screen.getByRole('button', { name: 'Potvrdi' }));
  await leave();
  await noQuestion();
  await act(async () => call.reject(new ApiError(0, 'NETWORK', 'Poslužitelj ne odgovara.')));
  expect(await screen.findByText(/^Poslužitelj ne odgovara\.\s+Upisali ste: „Dvaput upisano”$/)).toBeVisible();
});

describe('a failure that leads to another question', () => {
  const work = () => {
    const call = pending();
    const steps: AskerProps['steps'] = async (confirm) => {
      const goesOnAfter = (error: unknown) => error === TAKEN;
      const question = { title: 'Želite li unijeti iznos?', confirm: 'Unesi', act: () => call.promise, goesOnAfter };
      if (await confirm(question)) await confirm({ title: 'Želite li ga ipak unijeti?' });
    };
    return { call, steps };
  };

  test('is not shown: the next question shows the reason', async () => {
    const { call, steps } = work();
    await twoScreens(<Asker steps={steps} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Unesi' }));
    await act(async () => call.reject(TAKEN));
    expect(await screen.findByRole('dialog', { name: 'Želite li ga ipak unijeti?' })).toBeVisible();
    expect(screen.queryByText(TAKEN.message)).not.toBeInTheDocument();
  });

  test('is shown once the screen was left, because otherwise nothing shows that the action failed', async () => {
    const { call, steps } = work();
    const leave = await twoScreens(<Asker steps={steps} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Unesi' }));
    await leave();
    await noQuestion();
    await act(async () => call.reject(TAKEN));
    expect(await screen.findByText(TAKEN.message)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
