import { act, fireEvent, render, screen } from '@testing-library/react';
import { SavedSwitch } from '.';

const input = { 'aria-label': 'Rasvjeta' };
const onOrOff = () => screen.getByRole('switch', { name: 'Rasvjeta' });
const show = (checked: boolean, save: (checked: boolean) => Promise<unknown>) => (
  <SavedSwitch checked={checked} save={save} slotProps={{ input }} />
);

test('a switch moves with the click, and stays so until the saved value arrives', async () => {
  const save = jest.fn(async () => 'Spremljeno.');
  const { rerender } = render(show(false, save));
  fireEvent.click(onOrOff());
  expect(onOrOff()).toBeChecked();
  expect(save.mock.calls).toEqual([[true]]);
  await act(() => save.mock.results[0]?.value);
  expect(onOrOff()).toBeChecked();
  rerender(show(true, save));
  fireEvent.click(onOrOff());
  expect(onOrOff()).not.toBeChecked();
  expect(save.mock.calls).toEqual([[true], [false]]);
});

test('it moves back when the change is refused, and can be moved again', async () => {
  const save = jest.fn(() => Promise.reject(new Error('Baza se ne javlja.')));
  render(show(true, save));
  fireEvent.click(onOrOff());
  expect(onOrOff()).not.toBeChecked();
  await screen.findByRole('switch', { checked: true });
  fireEvent.click(onOrOff());
  expect(save).toHaveBeenCalledTimes(2);
  await screen.findByRole('switch', { checked: true });
});

test('a second move waits for the response to the first', () => {
  const save = jest.fn(() => new Promise(() => undefined));
  render(show(false, save));
  fireEvent.click(onOrOff());
  fireEvent.click(onOrOff());
  expect(onOrOff()).toBeChecked();
  expect(save).toHaveBeenCalledTimes(1);
});

test('it still waits when the displayed value has already changed', async () => {
  let answer = () => undefined as unknown;
  const save = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { rerender } = render(show(false, save));
  fireEvent.click(onOrOff());
  rerender(show(true, save));
  fireEvent.click(onOrOff());
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => answer());
  fireEvent.click(onOrOff());
  expect(save).toHaveBeenCalledTimes(2);
});

test('it shows a change made elsewhere', async () => {
  const save = jest.fn(async () => undefined);
  const { rerender } = render(show(false, save));
  fireEvent.click(onOrOff());
  rerender(show(true, save));
  rerender(show(false, save));
  expect(onOrOff()).not.toBeChecked();
});
