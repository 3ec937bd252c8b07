import { ClubTheme } from '@club/shared/theme';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hint } from './hint';

const open = async (onKeyDown = jest.fn()) => {
  render(
    <ClubTheme>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that closes on Escape */}
      <div onKeyDown={onKeyDown}>
        <Hint text="Termin je slobodan">
          <button type="button">Termin</button>
        </Hint>
        <button type="button">Drugo</button>
      </div>
    </ClubTheme>,
  );
  return { onKeyDown, button: screen.getByRole('button', { name: 'Termin' }) };
};
const hint = () => screen.queryByRole('tooltip');

test('opens and closes with the pointer and with keyboard focus', async () => {
  const { button } = await open();
  await userEvent.hover(button);
  expect(hint()).toHaveTextContent('Termin je slobodan');
  expect(button).toHaveAccessibleDescription('Termin je slobodan');
  await userEvent.unhover(button);
  expect(hint()).not.toBeInTheDocument();
  await userEvent.tab();
  expect(hint()).toBeVisible();
  await userEvent.tab();
  expect(hint()).not.toBeInTheDocument();
});

test('closes on Escape, wherever the focus is, and nothing else does', async () => {
  const { button, onKeyDown } = await open();
  await userEvent.hover(button);
  const other = screen.getByRole('button', { name: 'Drugo' });
  fireEvent.keyDown(other, { key: 'Escape' });
  expect(hint()).not.toBeInTheDocument();
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.keyDown(other, { key: 'Escape' });
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

test('a tap that does nothing else shows it, until the next touch elsewhere', async () => {
  const { button } = await open();
  const other = screen.getByRole('button', { name: 'Drugo' });
  // jsdom's events do not contain the pointer type, and it treats focus by a finger as keyboard focus.
  const tap = (target: Element) => {
    for (const event of [createEvent.pointerDown(target), createEvent.pointerUp(target)])
      fireEvent(target, Object.defineProperty(event, 'pointerType', { value: 'touch' }));
  };
  tap(button);
  expect(hint()).not.toBeInTheDocument();
  button.setAttribute('aria-disabled', 'true');
  tap(button);
  expect(hint()).toBeVisible();
  tap(other);
  expect(hint()).not.toBeInTheDocument();
  tap(button);
  fireEvent.scroll(window);
  expect(hint()).not.toBeInTheDocument();
});
