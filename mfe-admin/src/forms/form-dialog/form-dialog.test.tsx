import { useContractForm } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import { Link } from '@club/shared/router';
import * as z from '@club/shared/schema';
import { deferred, member, renderRoutes, withBackButton } from '@club/shared/testing';
import { FormTextField } from '@club/shared/ui-form';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSubmission } from '../submission/use-submission';
import { UnsavedForms } from '../unsaved-forms/unsaved-forms';
import { FormDialog } from './form-dialog';

const back = withBackButton();

interface NameDialogProps {
  onClose?: () => void;
  save?: () => Promise<unknown>;
}

function NameDialog({ onClose = () => undefined, save = async () => undefined }: NameDialogProps) {
  const form = useContractForm({ schema: z.object({ name: z.string() }), defaultValues: { name: '' } });
  const { failure, submit } = useSubmission(form, { send: () => save().then(onClose) });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormDialog title="Ime" busy={isSubmitting} dirty={isDirty} failure={failure} onSubmit={submit} onClose={onClose}>
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
])('on a screen %s, going back asks once if there is typed input, and otherwise not at all', async (_, dialog) => {
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

test('someone who goes back while a form is being saved stays until it is, and sees a refusal above the input', async () => {
  const answer = deferred();
  const refused = async () => {
    await answer.promise;
    throw new ApiError(409, 'NAME_TAKEN', 'To ime je zauzeto.');
  };
  const screens = [
    { path: '/', element: <Link to="/form">Obrazac</Link> },
    { path: '/form', element: <NameDialog save={refused} /> },
  ];
  const { router } = renderRoutes(screens, { at: '/', as: member() });
  await userEvent.click(await screen.findByRole('link', { name: 'Obrazac' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ime' }), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/form');
  expect(await screen.findByText('Pričekajte, podaci se spremaju.')).toBeVisible();
  await act(async () => answer.resolve());
  expect(await screen.findByText('To ime je zauzeto.')).toBeVisible();
  expect(screen.queryByText('Pričekajte, podaci se spremaju.')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Ime' })).toHaveValue('Ana');
  expect(screen.queryByRole('dialog', { name: 'Želite li otići bez spremanja?' })).not.toBeInTheDocument();

  act(() => void router.navigate(-1));
  expect(await screen.findByRole('dialog', { name: 'Želite li otići bez spremanja?' })).toBeVisible();
});

test('Back on a phone does not close a form that is being saved, and says why', async () => {
  const answer = deferred();
  const onClose = jest.fn();
  const dialog = <NameDialog save={() => answer.promise} onClose={onClose} />;
  renderRoutes([{ path: '/', element: dialog }], { at: '/', as: member() });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ime' }), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
  expect(back()).toBe(true);
  expect(await screen.findByText('Pričekajte, podaci se spremaju.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => answer.resolve());
  expect(onClose).toHaveBeenCalledTimes(1);
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
