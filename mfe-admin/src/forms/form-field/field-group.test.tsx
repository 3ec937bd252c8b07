import { useContractForm, useController } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { renderRoutes } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkboxes } from './checkboxes';
import { FieldGroup } from './field-group';

const MESSAGE = 'Odaberite barem jedan dan.';
const Days = z.object({ days: z.array(z.string()).check(z.minLength(1, MESSAGE)) });
const options = ['Subota', 'Nedjelja'].map((day) => ({ value: day, label: day }));

function DaysForm() {
  const { control, handleSubmit } = useContractForm({ schema: Days, defaultValues: { days: [] } });
  const { field, fieldState } = useController({ control, name: 'days' });
  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      <FieldGroup legend="Dani" error={fieldState.error?.message}>
        <Checkboxes
          options={options}
          value={field.value}
          onChange={field.onChange}
          invalid={fieldState.invalid}
          inputRef={field.ref}
        />
      </FieldGroup>
      <button type="submit">Spremi</button>
    </form>
  );
}

test('the message about a group of checkboxes describes the group, and its boxes are invalid until one is checked', async () => {
  renderRoutes([{ path: '/', element: <DaysForm /> }], { at: '/' });
  const group = screen.getByRole('group', { name: 'Dani' });
  const box = (name: string) => screen.getByRole('checkbox', { name });
  expect(group).not.toHaveAccessibleDescription();
  expect(box('Nedjelja')).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
  expect(await screen.findByText(MESSAGE)).toBeVisible();
  expect(group).toHaveAccessibleDescription(MESSAGE);
  expect(box('Subota')).toHaveFocus();
  expect(box('Subota')).toBeInvalid();
  expect(box('Nedjelja')).toBeInvalid();
  await userEvent.click(box('Nedjelja'));
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
  expect(group).not.toHaveAccessibleDescription();
  expect(box('Nedjelja')).toBeValid();
});
