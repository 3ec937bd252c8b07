import { submission, useContractForm } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import * as z from '@club/shared/schema';
import { renderRoutes } from '@club/shared/testing';
import { FormTextField } from '@club/shared/ui-form';
import { screen, waitFor } from '@testing-library/react';
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
const field = (name: string) => screen.getByRole('textbox', { name });
const refusal = (fields: Record<string, string>) => new ApiError(400, 'BAD', 'Sezona nije spremljena.', fields);

async function send(save: (season: unknown) => Promise<unknown>, typed = '') {
  renderRoutes([{ path: '/', element: <SeasonForm save={save} /> }], { at: '/' });
  await userEvent.type(field('Godina'), `${typed}{Enter}`);
}

test('what the form finds wrong by itself is not sent, and the focus goes there', async () => {
  const save = jest.fn();
  renderRoutes([{ path: '/', element: <SeasonForm save={save} /> }], { at: '/' });
  await userEvent.clear(field('Naziv'));
  await userEvent.type(field('Godina'), '{Enter}');
  expect(await screen.findByText('Upišite naziv.')).toBeVisible();
  expect(field('Naziv')).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test('every complaint of the server stays under its field, and the focus goes to the first of them', async () => {
  await send(jest.fn().mockRejectedValue(refusal({ name: 'Naziv već postoji.', year: 'Ta godina je zaključena.' })));
  expect(await screen.findByText('Naziv već postoji.')).toBeVisible();
  expect(field('Naziv')).toHaveFocus();
  // Longer than the look that a field which loses its focus is given.
  await userEvent.type(field('Naziv'), '{ArrowRight}');
  expect(screen.getByText('Ta godina je zaključena.')).toBeVisible();
  expect(screen.queryByText('Sezona nije spremljena.')).not.toBeInTheDocument();
});

test('a refusal that names no field of the form is said above it, until the form is sent again', async () => {
  const save = jest
    .fn()
    .mockRejectedValueOnce(refusal({ elsewhere: 'Ne valja.' }))
    .mockResolvedValueOnce(undefined);
  await send(save, '1');
  expect(await screen.findByText('Sezona nije spremljena.')).toBeVisible();
  expect(field('Godina')).toHaveValue('20261');
  await userEvent.type(field('Godina'), '{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('Sezona nije spremljena.')).not.toBeInTheDocument();
});
