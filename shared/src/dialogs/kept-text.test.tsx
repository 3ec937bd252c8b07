import { authStore } from '@club/shared/auth';
import { usePrompt } from '@club/shared/dialogs';
import { member, renderRoutes } from '@club/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

function Reverse({ what }: { what: string }) {
  const prompt = usePrompt();
  const ask = () => prompt({ title: 'Želite li stornirati ovaj upis?', lines: [what], label: 'Razlog' });
  return (
    <button type="button" onClick={() => void ask()}>
      Pitaj
    </button>
  );
}

test('text typed about one thing is not restored when the same question is asked about another', async () => {
  const reason = async (what: string) => {
    renderRoutes([{ path: '/', element: <Reverse what={what} /> }], { at: '/', as: member() });
    await userEvent.click(screen.getByRole('button', { name: 'Pitaj' }));
    return within(await screen.findByRole('dialog')).getByLabelText('Razlog');
  };
  await userEvent.type(await reason('Uplata 10,00 €'), 'Dvaput upisano');
  setTimeout(() => authStore.getState().clearSession());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  cleanup();
  expect(await reason('Uplata 25,00 €')).toHaveValue('');
  cleanup();
  expect(await reason('Uplata 10,00 €')).toHaveValue('Dvaput upisano');
});
