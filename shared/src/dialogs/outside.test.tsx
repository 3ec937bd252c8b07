import { useConfirm, usePrompt } from '@club/shared/dialogs';
import { renderRoutes } from '@club/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

function Asker() {
  const [confirm, prompt] = [useConfirm(), usePrompt()];
  const [answers, setAnswers] = useState(0);
  const count = (answer: Promise<unknown>) => void answer.then(() => setAnswers((before) => before + 1));
  return (
    <>
      <button type="button" onClick={() => count(confirm({ title: 'Otkazati?' }))}>
        Otkaži
      </button>
      <button type="button" onClick={() => count(prompt({ title: 'Zašto osporavate rezultat?', label: 'Razlog' }))}>
        Ospori
      </button>
      <output>Odgovora: {answers}</output>
    </>
  );
}
async function ask(name: string) {
  renderRoutes([{ path: '/', element: <Asker /> }], { at: '/' });
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
}
const tapOutside = () => userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a tap outside a question that asks for text keeps what was typed; Escape still cancels', async () => {
  await ask('Ospori');
  await userEvent.type(screen.getByRole('textbox', { name: 'Razlog' }), 'Drugi set');
  await tapOutside();
  expect(screen.getByText('Odgovora: 0')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Razlog' })).toHaveValue('Drugi set');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Odgovora: 1')).toBeInTheDocument();
  await closed();
});

test('a confirmation, which has no input, is cancelled by it', async () => {
  await ask('Otkaži');
  await tapOutside();
  expect(screen.getByText('Odgovora: 1')).toBeInTheDocument();
  await closed();
});

test('the second click of a double click that opens a question neither answers nor cancels it', async () => {
  const dialog = await ask('Otkaži');
  const confirm = within(dialog).getByRole('button', { name: 'Potvrdi' });
  fireEvent.click(confirm, { detail: 2 });
  fireEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement, { detail: 2 });
  expect(screen.getByText('Odgovora: 0')).toBeInTheDocument();
  await userEvent.click(confirm);
  expect(screen.getByText('Odgovora: 1')).toBeInTheDocument();
  await closed();

  await userEvent.click(screen.getByRole('button', { name: 'Otkaži' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Potvrdi' }), { detail: 2 });
  expect(screen.getByText('Odgovora: 1')).toBeInTheDocument();
});
