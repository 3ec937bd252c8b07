import { useConfirm, usePrompt } from '@club/shared/dialogs';
import { renderRoutes } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

function Asker() {
  const [confirm, prompt] = [useConfirm(), usePrompt()];
  return (
    <>
      <button type="button" onClick={() => void confirm({ title: 'Otkazati?' })}>
        Otkaži
      </button>
      <button type="button" onClick={() => void prompt({ title: 'Zašto osporavate rezultat?', label: 'Razlog' })}>
        Ospori
      </button>
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

test('a tap outside a question for a text loses nothing that was typed; Escape still cancels', async () => {
  await ask('Ospori');
  await userEvent.type(screen.getByRole('textbox', { name: 'Razlog' }), 'Drugi set');
  await tapOutside();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getByRole('textbox', { name: 'Razlog' })).toHaveValue('Drugi set');
  await userEvent.keyboard('{Escape}');
  await closed();
});

test('a confirmation, which holds no input, is cancelled by it', async () => {
  await ask('Otkaži');
  await tapOutside();
  await closed();
});
