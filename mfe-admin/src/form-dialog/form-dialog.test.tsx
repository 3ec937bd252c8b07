import { useContractForm } from '@club/shared/form';
import { Link } from '@club/shared/router';
import * as z from '@club/shared/schema';
import { member, renderRoutes } from '@club/shared/testing';
import { FormTextField } from '@club/shared/ui-form';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnsavedForms } from '../unsaved-forms/unsaved-forms';
import { FormDialog } from './form-dialog';

function NameDialog({ onClose = () => undefined }: { onClose?: () => void }) {
  const form = useContractForm({ schema: z.object({ name: z.string() }), defaultValues: { name: '' } });
  return (
    <FormDialog title="Ime" dirty={form.formState.isDirty} onSubmit={() => undefined} onClose={onClose}>
      <FormTextField control={form.control} name="name" label="Ime" />
    </FormDialog>
  );
}

test.each([
  ['without a guard of its own', <NameDialog key="alone" />],
  [
    'with a guard',
    <UnsavedForms key="guarded">
      <NameDialog />
    </UnsavedForms>,
  ],
])('on a screen %s, who goes back over typed input is asked once, and over none not at all', async (_, dialog) => {
  const screens = [
    { path: '/', element: <Link to="/form">Obrazac</Link> },
    { path: '/form', element: dialog },
  ];
  const { router } = renderRoutes(screens, { at: '/', as: member() });
  const open = async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Obrazac' }));
    return within(await screen.findByRole('dialog', { name: 'Ime' }));
  };
  await open();
  act(() => void router.navigate(-1));
  await userEvent.type((await open()).getByRole('textbox', { name: 'Ime' }), 'Ana');
  act(() => void router.navigate(-1));
  const question = within(await screen.findByRole('dialog', { name: 'Želite li otići bez spremanja?' }));
  await userEvent.click(question.getByRole('button', { name: 'Ostani' }));
  expect(await screen.findByRole('textbox', { name: 'Ime' })).toHaveValue('Ana');
});

test('Escape closes an untouched form at once, and asks before it loses typed input', async () => {
  const onClose = jest.fn();
  renderRoutes([{ path: '/', element: <NameDialog onClose={onClose} /> }], { at: '/', as: member() });
  const name = await screen.findByRole('textbox', { name: 'Ime' });
  const answer = async (button: string) => {
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Želite li zatvoriti bez spremanja?' });
    await userEvent.click(within(question).getByRole('button', { name: button }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  };
  await userEvent.type(name, 'A');
  await answer('Nastavi unos');
  expect(name).toHaveValue('A');
  expect(name).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await answer('Zatvori bez spremanja');
  expect(onClose).toHaveBeenCalledTimes(1);

  await userEvent.clear(name);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
