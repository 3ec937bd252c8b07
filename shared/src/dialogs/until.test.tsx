import { useConfirm } from '@club/shared/dialogs';
import { renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

function Asker({ until }: { until: AbortSignal }) {
  const confirm = useConfirm();
  const [answers, setAnswers] = useState<boolean[]>([]);
  const ask = async () => {
    const yes = await confirm({ title: 'Rezervirati?', until });
    setAnswers((earlier) => [...earlier, yes]);
  };
  return (
    <button type="button" onClick={() => void ask()}>
      Odgovori: {answers.join()}
    </button>
  );
}

test('a question about something that is gone closes, and the next question about it does not open', async () => {
  const gone = new AbortController();
  renderRoutes([{ path: '/', element: <Asker until={gone.signal} /> }], { at: '/' });
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('dialog');
  act(() => gone.abort());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(await screen.findByRole('button', { name: 'Odgovori: false' }));
  expect(await screen.findByRole('button', { name: 'Odgovori: false,false' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
