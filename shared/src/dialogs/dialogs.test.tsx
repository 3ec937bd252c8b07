import { authStore } from '@club/shared/auth';
import { useChoose, useConfirm, usePrompt } from '@club/shared/dialogs';
import { ApiError } from '@club/shared/http';
import { member, renderRoutes } from '@club/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

/** Work that the test ends itself. */
function pending<Result>() {
  let end: { resolve: (result: Result) => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<Result>((resolve, reject) => {
    end = { resolve, reject };
  });
  return { promise, resolve: (result: Result) => end?.resolve(result), reject: (error: Error) => end?.reject(error) };
}

/** A screen with one button that asks, and the answer as text. */
function Asker({ ask }: { ask: () => Promise<unknown> }) {
  const [answer, setAnswer] = useState('ništa');
  return (
    <>
      <button type="button" onClick={() => void ask().then((given) => setAnswer(String(given)))}>
        Pitaj
      </button>
      <p>Odgovor: {answer}</p>
    </>
  );
}
async function open(element: React.ReactElement) {
  renderRoutes([{ path: '/', element }], { at: '/' });
  await userEvent.click(screen.getByRole('button', { name: 'Pitaj' }));
  return screen.findByRole('dialog');
}
const answered = (answer: string) => screen.findByText(`Odgovor: ${answer}`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const cancel = {
  title: 'Jeste li sigurni da želite otkazati termin?',
  lines: ['20. studenoga 2026.', '7,00 €'],
  confirm: 'Otkaži termin',
};
function Confirm({ act }: { act?: () => Promise<unknown> }) {
  const confirm = useConfirm();
  return <Asker ask={() => confirm({ ...cancel, tone: 'danger', act })} />;
}

function Facts() {
  const confirm = useConfirm();
  const question = {
    title: 'Označiti kao plaćeno?',
    subject: 'Marko Babić',
    why: 'Iznos je u međuvremenu promijenjen.',
    facts: [
      { label: 'Iznos', value: '60,00 €', strong: true },
      { label: 'Datum uplate', value: '10.06.2026.' },
    ],
    lines: ['Uplata se može poništiti.'],
  };
  return <Asker ask={() => confirm(question)} />;
}

function Prompt({ act, required }: { act?: (text: string) => Promise<unknown>; required?: string }) {
  const prompt = usePrompt();
  return <Asker ask={() => prompt({ title: 'Unesite ime protivnika:', label: 'Protivnik', required, act })} />;
}

function Refuse() {
  const prompt = usePrompt();
  return (
    <Asker ask={() => prompt({ title: 'Želite li odbiti?', label: 'Razlog', confirm: 'Odbij', tone: 'danger' })} />
  );
}

function Choose() {
  const choose = useChoose();
  const options = [
    { value: 'FRIENDLY', label: 'Prijateljski' },
    { value: 'LEAGUE', label: 'Liga' },
  ] as const;
  return <Asker ask={() => choose({ title: 'Susret:', options })} />;
}

function Chain() {
  const [choose, prompt, confirm] = [useChoose(), usePrompt(), useConfirm()];
  const ask = async () => {
    await choose({ title: 'Susret:', options: [{ value: 'LEAGUE', label: 'Liga' }] });
    const name = await prompt({ title: 'Unesite ime protivnika:', label: 'Protivnik' });
    return confirm({ title: `Igrate li protiv ${name}?` });
  };
  return <Asker ask={ask} />;
}

describe('confirming', () => {
  test.each([
    ['the button', () => press('Odustani')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('cancelling with %s returns false, and the focus is restored', async (_how, goBack) => {
    await open(<Confirm />);
    await goBack();
    await answered('false');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Pitaj' })).toHaveFocus();
  });

  test('shows the question and its lines; a destructive button is not focused', async () => {
    const dialog = await open(<Confirm />);
    expect(dialog).toHaveAccessibleName(cancel.title);
    expect(dialog).toHaveAccessibleDescription('20. studenoga 2026. 7,00 €');
    expect(screen.getByRole('button', { name: 'Odustani' })).toHaveFocus();
    await press('Otkaži termin');
    await answered('true');
  });

  test('shows facts as labels and values, which a screen reader reads like a sentence, above what follows', async () => {
    const dialog = await open(<Facts />);
    const [amount, date] = within(dialog).getAllByRole('definition');
    expect(amount).toHaveTextContent('60,00 €');
    expect(date).toHaveTextContent('10.06.2026.');
    expect(dialog).toHaveAccessibleDescription(
      'Marko Babić Iznos je u međuvremenu promijenjen. Iznos : 60,00 € Datum uplate : 10.06.2026. Uplata se može poništiti.',
    );
  });

  test('ignores a second click and Escape while its work runs; shows a failure and stays open', async () => {
    const [refused, done] = [pending<void>(), pending<void>()];
    const act = jest.fn().mockReturnValueOnce(refused.promise).mockReturnValueOnce(done.promise);
    const dialog = await open(<Confirm act={act} />);
    await press('Otkaži termin');
    await press('Otkaži termin');
    await userEvent.keyboard('{Escape}');
    expect(act).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Otkaži termin' })).toHaveAttribute('aria-busy', 'true');

    refused.reject(new ApiError(409, 'TOO_LATE', 'Termin je već počeo.'));
    expect(await within(dialog).findByText('Termin je već počeo.')).toBeVisible();

    await press('Otkaži termin');
    done.resolve();
    await answered('true');
    expect(act).toHaveBeenCalledTimes(2);
  });
});

describe('prompting', () => {
  test('cancelling returns no answer', async () => {
    await open(<Prompt />);
    await press('Odustani');
    await answered('undefined');
  });

  test('an empty text is refused where one is required', async () => {
    await open(<Prompt required="Unesite ime protivnika." />);
    await userEvent.keyboard('   {Enter}');
    expect(screen.getByRole('textbox', { name: 'Protivnik' })).toBeInvalid();
    expect(screen.getByText('Unesite ime protivnika.')).toBeVisible();
    await userEvent.keyboard('Ivo Marić{Enter}');
    await answered('Ivo Marić');
  });

  test('a missing required text is asked for at its field', async () => {
    await open(<Prompt required="Unesite ime protivnika." />);
    await press('Potvrdi');
    expect(screen.getByRole('textbox', { name: 'Protivnik' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Protivnik' })).toHaveAccessibleDescription(/Unesite ime protivnika\.$/);
  });

  test('a field that is no longer empty loses its message', async () => {
    await open(<Prompt required="Unesite ime protivnika." />);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('I');
    expect(screen.getByRole('textbox', { name: 'Protivnik' })).toBeValid();
    expect(screen.queryByText('Unesite ime protivnika.')).not.toBeInTheDocument();
  });

  test('a failure keeps what was typed', async () => {
    const act = jest
      .fn()
      .mockRejectedValueOnce(new ApiError(0, 'NETWORK', 'Poslužitelj ne odgovara.'))
      .mockResolvedValueOnce(undefined);
    await open(<Prompt act={act} />);
    await userEvent.keyboard('Ivo{Enter}');
    expect(await screen.findByText('Poslužitelj ne odgovara.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Protivnik' })).toHaveValue('Ivo');
    await press('Potvrdi');
    await answered('Ivo');
    expect(act).toHaveBeenLastCalledWith('Ivo');
  });
});

test.each([
  ['a confirmation', 'Otkaži termin', <Confirm key="confirm" />],
  ['a prompt', 'Odbij', <Refuse key="refuse" />],
])('the button by which %s removes something has the colour of an error', async (_kind, name, question) => {
  await open(question);
  expect(screen.getByRole('button', { name })).toHaveClass('MuiButton-colorError');
});

describe('choosing', () => {
  test('the x returns no answer', async () => {
    await open(<Choose />);
    await press('Zatvori');
    await answered('undefined');
  });

  test('returns the chosen option', async () => {
    await open(<Choose />);
    await press('Liga');
    await answered('LEAGUE');
  });
});

test('questions can follow each other, each in a new dialog that a screen reader announces', async () => {
  const first = await open(<Chain />);
  await press('Liga');
  expect(await screen.findByRole('dialog', { name: 'Unesite ime protivnika:' })).not.toBe(first);
  expect(first).not.toBeInTheDocument();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Protivnik' }), 'Ivo{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Igrate li protiv Ivo?' })).toBeVisible();
  await press('Potvrdi');
  await answered('true');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Pitaj' })).toHaveFocus();
});

test('a question closes with the session of the user, but the typed text is restored for the same user', async () => {
  const question = async () => {
    renderRoutes([{ path: '/', element: <Prompt /> }], { at: '/', as: member() });
    await userEvent.click(screen.getByRole('button', { name: 'Pitaj' }));
    return within(await screen.findByRole('dialog')).getByLabelText('Protivnik');
  };
  await userEvent.type(await question(), 'Marko Marić');
  // Not in act(): the dialog moves the focus when it closes, and user-event opens an act() of its own for that.
  setTimeout(() => authStore.getState().clearSession());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await answered('undefined');
  cleanup();
  expect(await question()).toHaveValue('Marko Marić');
});

test('a question whose code arrives after its user has gone does not open', async () => {
  renderRoutes([{ path: '/', element: <Confirm /> }], { at: '/', as: member() });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Pitaj' }));
    authStore.getState().clearSession();
  });
  await answered('false');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
