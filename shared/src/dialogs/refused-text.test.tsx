import { usePrompt } from '@club/shared/dialogs';
import { ApiError } from '@club/shared/http';
import { renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

function Reverse({ act, onAnswer }: { act: jest.Mock; onAnswer: (reason?: string) => void }) {
  const prompt = usePrompt();
  const question = {
    title: 'Želite li stornirati ovaj upis?',
    label: 'Razlog',
    required: 'Unesite razlog.',
    field: 'reason',
    maxLength: 20,
    act,
  };
  return (
    <button type="button" onClick={() => void prompt(question).then(onAnswer)}>
      Pitaj
    </button>
  );
}

const answer = jest.fn();
const reverse = jest.fn();
beforeEach(() => {
  answer.mockReset();
  reverse.mockReset();
});

async function ask() {
  renderRoutes([{ path: '/', element: <Reverse act={reverse} onAnswer={answer} /> }], { at: '/' });
  await userEvent.click(screen.getByRole('button', { name: 'Pitaj' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, field: dialog.getByRole('textbox', { name: 'Razlog' }) };
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Potvrdi' }));
const INVALID = 'Provjerite unesene podatke.';
const CHARACTERS = 'Tekst sadrži nedopuštene znakove.';
const refusal = (fields: Record<string, string>) => new ApiError(400, 'VALIDATION', INVALID, fields);

test('what the server says about the text stands at its field, which gets the focus, until the text is changed', async () => {
  reverse.mockRejectedValueOnce(refusal({ reason: CHARACTERS })).mockRejectedValueOnce(refusal({ reason: CHARACTERS }));
  const { dialog, field } = await ask();
  await userEvent.type(field, 'Krivo');
  for (const _attempt of [1, 2]) {
    await send();
    expect(await dialog.findByText(CHARACTERS)).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(CHARACTERS);
    expect(field).toHaveFocus();
    expect(dialog.queryByText(INVALID)).not.toBeInTheDocument();
    expect(field).toHaveValue('Krivo');
  }
  await userEvent.type(field, '!');
  expect(field).toBeValid();
  await send();
  expect(answer).toHaveBeenCalledWith('Krivo!');
});

test('what it says about other values stands above the field, in addition to that', async () => {
  const both = refusal({ reason: CHARACTERS, amount: 'Najviše 1000.' });
  reverse.mockRejectedValueOnce(refusal({ amount: 'Najviše 1000.' })).mockRejectedValueOnce(both);
  const { dialog, field } = await ask();
  await userEvent.type(field, 'Krivo{Enter}');
  expect(await dialog.findByText(`${INVALID} Najviše 1000.`)).toBeVisible();
  expect(field).toBeValid();
  await userEvent.type(field, '{Enter}');
  expect(await dialog.findByText('Najviše 1000.')).toBeVisible();
  expect(field).toHaveAccessibleDescription(CHARACTERS);
});

test('a text that is too long is kept whole, and its field says so, until it is short enough', async () => {
  const { dialog, field } = await ask();
  await userEvent.click(field);
  await userEvent.paste('Dvaput upisana uplata');
  expect(field).toHaveValue('Dvaput upisana uplata');
  await send();
  expect(dialog.getByText('Najviše 20 znakova.')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(reverse).not.toHaveBeenCalled();
  await userEvent.keyboard('{Backspace}');
  expect(field).toBeValid();
  await send();
  expect(reverse).toHaveBeenCalledWith('Dvaput upisana uplat');
});

test('the message follows the text: one that replaces a missing text may be too long', async () => {
  const { dialog, field } = await ask();
  await send();
  expect(dialog.getByText('Unesite razlog.')).toBeVisible();
  await userEvent.click(field);
  await userEvent.paste('Dvaput upisana uplata');
  expect(dialog.getByText('Najviše 20 znakova.')).toBeVisible();
  expect(dialog.queryByText('Unesite razlog.')).not.toBeInTheDocument();
});
