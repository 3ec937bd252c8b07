import { useConfirm, usePrompt } from '@club/shared/dialogs';
import { deferred, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const cancel = { title: 'Jeste li sigurni da želite otkazati termin?', confirm: 'Otkaži termin' };

/** A screen with several questions, like the grid with its many slots. */
function Asking() {
  const [confirm, prompt] = [useConfirm(), usePrompt()];
  return (
    <>
      <button type="button" onClick={() => void confirm({ title: 'Želite li rezervirati termin:' })}>
        Rezerviraj
      </button>
      <button type="button" onClick={() => void confirm({ ...cancel, tone: 'danger' })}>
        Otkaži
      </button>
      <button type="button" onClick={() => void prompt({ title: 'Unesite ime protivnika:', label: 'Protivnik' })}>
        Upiši
      </button>
    </>
  );
}

test('a question asked while the previous one fades out is a new dialog, with the correct focus', async () => {
  const title = 'Unesite ime protivnika:';
  renderRoutes([{ path: '/', element: <Asking /> }], { at: '/' });
  const ask = async (name: string) => userEvent.click(await screen.findByRole('button', { name, hidden: true }));

  await ask('Rezerviraj');
  await userEvent.click(await screen.findByRole('button', { name: 'Potvrdi' }));
  await ask('Otkaži');
  expect(screen.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Odustani' }));

  await ask('Upiši');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Protivnik' }), 'Ivo{Escape}');
  await ask('Upiši');
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Protivnik' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Protivnik' })).toHaveFocus();
});

function Twice({ work, onAnswer }: { work: Promise<void>; onAnswer: (yes: boolean) => void }) {
  const confirm = useConfirm();
  return (
    <>
      <button type="button" onClick={() => void confirm({ ...cancel, act: () => work }).then(onAnswer)}>
        Pitaj
      </button>
      <button type="button" onClick={() => void confirm({ title: 'Novo pitanje?' })}>
        Pitaj ponovno
      </button>
    </>
  );
}

test('earlier work that ends does not close a newer question', async () => {
  const work = deferred();
  const answer = jest.fn();
  const { router } = renderRoutes([{ path: '/', element: <Twice work={work.promise} onAnswer={answer} /> }], {
    at: '/',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Pitaj' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Otkaži termin' }));
  await act(() => router.navigate('/?dan=sutra'));
  await userEvent.click(await screen.findByRole('button', { name: 'Pitaj ponovno', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'Novo pitanje?' })).toBeVisible();
  await act(async () => work.resolve());
  await waitFor(() => expect(answer).toHaveBeenCalledWith(true));
  expect(screen.getByRole('dialog', { name: 'Novo pitanje?' })).toBeVisible();
});
