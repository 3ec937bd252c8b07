import { authStore } from '@club/shared/auth';
import { submission, useContractForm, useFollowedValues } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import * as z from '@club/shared/schema';
import { member, renderRoutes } from '@club/shared/testing';
import { FormTextField } from '@club/shared/ui-form';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const Season = z.object({ name: z.string().check(z.minLength(1, 'Upišite naziv.')), year: z.string() });

function SeasonForm({ save }: { save: (season: z.infer<typeof Season>) => Promise<unknown> }) {
  const form = useContractForm({ schema: Season, defaultValues: { name: 'Ljeto', year: '2026' } });
  const [failure, setFailure] = useState<string>();
  return (
    <form noValidate onSubmit={submission(form, { send: save, refused: setFailure })}>
      {failure && <p>{failure}</p>}
      <FormTextField control={form.control} name="name" label="Naziv" />
      <FormTextField control={form.control} name="year" label="Godina" />
      <button type="submit">Spremi</button>
    </form>
  );
}
function PaymentForm({ save }: { save: () => Promise<unknown> }) {
  const schema = z.object({ userId: z.number(), amount: z.string() });
  const form = useContractForm({ schema, defaultValues: { userId: 7, amount: '10' } });
  const [failure, setFailure] = useState<string>();
  return (
    <form noValidate onSubmit={submission(form, { send: save, refused: setFailure })}>
      <p>{failure}</p>
      <FormTextField control={form.control} name="amount" label="Iznos" />
    </form>
  );
}
const field = (name: string) => screen.getByRole('textbox', { name });
const refusal = (fields: Record<string, string>) => new ApiError(400, 'BAD', 'Sezona nije spremljena.', fields);

async function send(save: (season: unknown) => Promise<unknown>, typed = '') {
  renderRoutes([{ path: '/', element: <SeasonForm save={save} /> }], { at: '/' });
  await userEvent.type(field('Godina'), `${typed}{Enter}`);
}

test('an invalid form is not sent, and the first invalid field gets the focus', async () => {
  const save = jest.fn();
  renderRoutes([{ path: '/', element: <SeasonForm save={save} /> }], { at: '/' });
  await userEvent.clear(field('Naziv'));
  await userEvent.type(field('Godina'), '{Enter}');
  expect(await screen.findByText('Upišite naziv.')).toBeVisible();
  expect(field('Naziv')).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test('every message of the server stays under its field, and the topmost of these fields gets the focus', async () => {
  await send(jest.fn().mockRejectedValue(refusal({ year: 'Ta godina je zaključena.', name: 'Naziv već postoji.' })));
  expect(await screen.findByText('Naziv već postoji.')).toBeVisible();
  expect(field('Naziv')).toHaveFocus();
  // Takes longer than the validation after a field has lost the focus.
  await userEvent.type(field('Naziv'), '{ArrowRight}');
  expect(screen.getByText('Ta godina je zaključena.')).toBeVisible();
  expect(screen.queryByText('Sezona nije spremljena.')).not.toBeInTheDocument();
});

test('messages about fields that the form does not have are shown above it, in addition to those under its fields', async () => {
  await send(jest.fn().mockRejectedValue(refusal({ elsewhere: 'Ne valja.', year: 'Ta godina je zaključena.' })));
  expect(await screen.findByText('Ta godina je zaključena.')).toBeVisible();
  expect(screen.getByText('Ne valja.')).toBeVisible();
});

test('so are messages about values that the form sends without showing them', async () => {
  const save = jest.fn().mockRejectedValue(refusal({ userId: 'Tog člana više nema.' }));
  renderRoutes([{ path: '/', element: <PaymentForm save={save} /> }], { at: '/' });
  await userEvent.type(field('Iznos'), '{Enter}');
  expect(await screen.findByText('Sezona nije spremljena. Tog člana više nema.')).toBeVisible();
});

test('a refusal that concerns no field of the form is shown above it, until the form is sent again', async () => {
  const save = jest
    .fn()
    .mockRejectedValueOnce(refusal({ elsewhere: 'Ne valja.' }))
    .mockResolvedValueOnce(undefined);
  await send(save, '1');
  expect(await screen.findByText('Sezona nije spremljena. Ne valja.')).toBeVisible();
  expect(field('Godina')).toHaveValue('20261');
  await userEvent.type(field('Godina'), '{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(/^Sezona nije spremljena/)).not.toBeInTheDocument();
});

test('a form that is submitted twice in a row makes one call, and can be submitted again after its answer', async () => {
  const answers: (() => void)[] = [];
  const save = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  renderRoutes([{ path: '/', element: <SeasonForm save={save} /> }], { at: '/' });
  const button = screen.getByRole('button', { name: 'Spremi' });
  const isLeftToTheBrowser: boolean[] = [];
  const note = (event: Event) => isLeftToTheBrowser.push(!event.defaultPrevented);
  window.addEventListener('submit', note);
  // Both before the form has validated, as from two quick taps.
  act(() => {
    button.click();
    button.click();
  });
  window.removeEventListener('submit', note);
  expect(isLeftToTheBrowser).toEqual([false, false]);
  await waitFor(() => expect(save).toHaveBeenCalled());
  // Rendered again while the call is pending, it is still the same form.
  await userEvent.type(field('Godina'), '1');
  await userEvent.click(button);
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.());
  await userEvent.click(button);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
});

const Account = z.object({ name: z.string(), newPassword: z.string() });
function AccountForm() {
  const form = useContractForm({ schema: Account, defaultValues: { name: '', newPassword: '' } });
  return (
    <>
      <FormTextField control={form.control} name="name" label="Naziv" />
      <FormTextField control={form.control} name="newPassword" label="Tajna" />
    </>
  );
}

function EntryForm({ member: id }: { member: number }) {
  const form = useContractForm({
    schema: z.object({ amount: z.string() }),
    defaultValues: { amount: '' },
    about: id,
  });
  return <FormTextField control={form.control} name="amount" label="Iznos" />;
}
function FollowingForm({ name }: { name: string }) {
  const form = useContractForm({ schema: z.object({ name: z.string() }), defaultValues: { name } });
  useFollowedValues(form, { name });
  return <FormTextField control={form.control} name="name" label="Naziv" />;
}
function Changing() {
  const [name, setName] = useState('Zima');
  return (
    <>
      <FollowingForm name={name} />
      <button type="button" onClick={() => setName('Ljeto')}>
        Promijeni
      </button>
    </>
  );
}

describe('a session that ends while a form is open', () => {
  const open = (subject: string) =>
    renderRoutes([{ path: '/', element: <AccountForm /> }], { at: '/', as: member({ subject }) });
  async function typeAndEnd(subject: string) {
    const { unmount } = open(subject);
    await userEvent.type(field('Naziv'), 'Ljetni raspored');
    await userEvent.type(field('Tajna'), 'Nova-na-terenu-7');
    act(() => authStore.getState().clearSession());
    unmount();
  }

  test('the input is restored for the same user, except passwords, and can be discarded', async () => {
    await typeAndEnd('ana');
    expect(JSON.stringify(sessionStorage)).not.toContain('Nova-na-terenu-7');
    const { unmount } = open('ana');
    expect(await screen.findByText('Vraćeno je ono što ste upisali prije prijave.')).toBeVisible();
    expect(field('Naziv')).toHaveValue('Ljetni raspored');
    expect(field('Tajna')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Odbaci' }));
    expect(field('Naziv')).toHaveValue('');
    unmount();
    open('ana');
    expect(field('Naziv')).toHaveValue('');
  });

  test('no other user gets it, then or later', async () => {
    await typeAndEnd('ana');
    const { unmount } = open('marko');
    expect(field('Naziv')).toHaveValue('');
    unmount();
    open('ana');
    expect(field('Naziv')).toHaveValue('');
  });

  test('it is not restored into the form for another record that starts with the same values', async () => {
    const openEntry = (id: number) =>
      renderRoutes([{ path: '/', element: <EntryForm member={id} /> }], { at: '/', as: member() }).unmount;
    const leave = openEntry(1);
    await userEvent.type(field('Iznos'), '50');
    act(() => authStore.getState().clearSession());
    leave();
    const leaveOther = openEntry(2);
    expect(field('Iznos')).toHaveValue('');
    leaveOther();
    openEntry(1);
    expect(field('Iznos')).toHaveValue('50');
  });

  test('a form that follows values changed elsewhere restores it too, and resets only when they change', async () => {
    const openIt = () => renderRoutes([{ path: '/', element: <Changing /> }], { at: '/', as: member() }).unmount;
    const leave = openIt();
    await userEvent.type(field('Naziv'), ' 2026.');
    act(() => authStore.getState().clearSession());
    leave();
    openIt();
    expect(await screen.findByText('Vraćeno je ono što ste upisali prije prijave.')).toBeVisible();
    expect(field('Naziv')).toHaveValue('Zima 2026.');
    await userEvent.click(screen.getByRole('button', { name: 'Promijeni' }));
    expect(field('Naziv')).toHaveValue('Ljeto');
  });

  test('it is restored even if the values had changed since the form was opened', async () => {
    const { unmount } = renderRoutes([{ path: '/', element: <Changing /> }], { at: '/', as: member() });
    await userEvent.click(screen.getByRole('button', { name: 'Promijeni' }));
    await userEvent.type(field('Naziv'), ' 2026.');
    act(() => authStore.getState().clearSession());
    unmount();
    renderRoutes([{ path: '/', element: <FollowingForm name="Ljeto" /> }], { at: '/', as: member() });
    expect(field('Naziv')).toHaveValue('Ljeto 2026.');
  });
});
