import { useConfirm, usePrompt } from '@club/shared/dialogs';
import { renderRoutes } from '@club/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const act = jest.fn(async () => undefined);
beforeEach(() => act.mockClear());

/** A screen with a question, a request for a text, and the answer. */
function Asker() {
  const [confirm, prompt] = [useConfirm(), usePrompt()];
  const [answer, setAnswer] = useState('ništa');
  const show = (given: unknown) => setAnswer(String(given));
  return (
    <>
      <button type="button" onClick={() => void confirm({ title: 'Želite li otkazati?', act }).then(show)}>
        Otkaži
      </button>
      <button type="button" onClick={() => void prompt({ title: 'Tko igra?', label: 'Protivnik', act }).then(show)}>
        Upiši
      </button>
      <p>Odgovor: {answer}</p>
    </>
  );
}
async function open(name: string) {
  renderRoutes([{ path: '/', element: <Asker /> }], { at: '/' });
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog');
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answered = (answer: string) => screen.findByText(`Odgovor: ${answer}`);
const confirmLate = () => fireEvent.click(screen.getByRole('button', { name: 'Potvrdi', hidden: true }));

describe('while the dialog fades out, its buttons do nothing', () => {
  test('after the answer', async () => {
    await open('Otkaži');
    await press('Potvrdi');
    await answered('true');
    confirmLate();
    expect(act).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['Odustani', () => press('Odustani')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('after %s', async (_how, cancel) => {
    await open('Otkaži');
    await cancel();
    await answered('false');
    confirmLate();
    expect(act).not.toHaveBeenCalled();
  });

  test('after a text', async () => {
    await open('Upiši');
    await userEvent.type(screen.getByRole('textbox'), 'Ivo{Enter}');
    await answered('Ivo');
    confirmLate();
    expect(act).toHaveBeenCalledTimes(1);
  });
});
