import { submission, useContractForm } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import * as z from '@club/shared/schema';
import { renderRoutes } from '@club/shared/testing';
import { FormRadios } from '@club/shared/ui-form';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const OPTIONS = [
  { value: 'yes', label: 'Da' },
  { value: 'no', label: 'Ne' },
];
const WHY = 'Na tom mjestu nema igrača.';

function ReplacementForm({ save }: { save: () => Promise<unknown> }) {
  const form = useContractForm({ schema: z.object({ replace: z.string() }), defaultValues: { replace: 'no' } });
  return (
    <form noValidate onSubmit={submission(form, { send: save, refused: () => undefined })}>
      <FormRadios control={form.control} name="replace" label="Zamjena" options={OPTIONS} />
      <button type="submit">Spremi</button>
    </form>
  );
}

test('a refused choice says why below it, and to a screen reader', async () => {
  const save = jest.fn().mockRejectedValue(new ApiError(400, 'BAD', 'Nije spremljeno.', { replace: WHY }));
  renderRoutes([{ path: '/', element: <ReplacementForm save={save} /> }], { at: '/' });
  const group = screen.getByRole('radiogroup', { name: 'Zamjena' });
  expect(group).toBeValid();
  expect(group).not.toHaveAccessibleDescription();
  await userEvent.click(screen.getByRole('radio', { name: 'Da' }));
  await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
  expect(await screen.findByText(WHY)).toBeVisible();
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription(WHY);
});
