import { useConfirm } from '@club/shared/dialogs';
import { deferred, renderRoutes } from '@club/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { loadDialog } from './load-dialog';

jest.mock('./load-dialog', () => ({ loadDialog: jest.fn(), prepareDialog: () => undefined }));
const load = jest.mocked(loadDialog);
const { loadDialog: arrived } = jest.requireActual<typeof import('./load-dialog')>('./load-dialog');

function Asker() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState<boolean>();
  return (
    <>
      <button type="button" onClick={() => void confirm({ title: 'Otkazati?' }).then(setAnswer)}>
        Otkaži
      </button>
      <output>Odgovor: {String(answer)}</output>
    </>
  );
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Otkaži' }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const REFUSAL = 'Dijalog se nije uspio učitati. Provjerite vezu s internetom i pokušajte ponovno.';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

test('a question whose script hangs fails after five and a half seconds; a press after it has loaded asks it', async () => {
  const answer = deferred();
  load.mockImplementation(() => answer.promise.then(arrived));
  renderRoutes([{ path: '/', element: <Asker /> }], { at: '/' });
  press();
  await pass(5_400);
  expect(screen.queryByText(REFUSAL)).not.toBeInTheDocument();
  await pass(200);
  expect(screen.getByText(REFUSAL)).toBeVisible();
  expect(screen.getByText('Odgovor: false')).toBeInTheDocument();

  answer.resolve();
  await pass(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  press();
  await pass(0);
  expect(screen.getByRole('dialog', { name: 'Otkazati?' })).toBeInTheDocument();
});
