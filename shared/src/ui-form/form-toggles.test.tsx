import { submission, useContractForm } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import * as z from '@club/shared/schema';
import { renderRoutes } from '@club/shared/testing';
import { FormCheckbox, FormSwitch } from '@club/shared/ui-form';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const Season = z.object({ links: z.boolean(), closed: z.boolean() });

function SeasonForm({ save }: { save: () => Promise<unknown> }) {
  const form = useContractForm({ schema: Season, defaultValues: { links: false, closed: false } });
  return (
    <form noValidate onSubmit={submission(form, { send: save, refused: () => undefined })}>
      <FormCheckbox control={form.control} name="links" label="Poveznica na galeriju" />
      <FormSwitch control={form.control} name="closed" label="Prijave su zatvorene" />
      <button type="submit">Spremi</button>
    </form>
  );
}

test.each([
  ['checkbox', 'links', 'Poveznica na galeriju', 'Galerija je prazna.'],
  ['switch', 'closed', 'Prijave su zatvorene', 'Prijave još nisu otvorene.'],
] as const)('a refused %s says why below it, until the form is sent again', async (role, name, label, why) => {
  const save = jest
    .fn()
    .mockRejectedValueOnce(new ApiError(400, 'BAD', 'Sezona nije spremljena.', { [name]: why }))
    .mockResolvedValueOnce(undefined);
  renderRoutes([{ path: '/', element: <SeasonForm save={save} /> }], { at: '/' });
  const toggle = screen.getByRole(role, { name: label });
  expect(toggle).toBeValid();
  expect(toggle).not.toHaveAccessibleDescription();
  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
  expect(await screen.findByText(why)).toBeVisible();
  expect(toggle).toBeInvalid();
  expect(toggle).toHaveAccessibleDescription(why);
  expect(toggle).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
  expect(screen.queryByText(why)).not.toBeInTheDocument();
});
