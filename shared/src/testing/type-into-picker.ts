import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Waits for the date or time field with that label. */
export const picker = (label: string): Promise<HTMLElement> => screen.findByRole('group', { name: label });

/** The text of a picker: `20.11.2026`, `17:30`, or the placeholder of an empty one. */
export const shownBy = (field: HTMLElement): string =>
  within(field)
    .getAllByRole('spinbutton')
    .map((part) => part.textContent)
    .join(' ');

/** Types into a date or time field like a user, digit by digit: '20112026', '1730'. '' empties it. */
export async function typeIntoPicker(label: string, digits: string): Promise<void> {
  const [first] = within(await picker(label)).getAllByRole('spinbutton');
  if (!first) throw new Error(`No part of ${label} can be typed in.`);
  await userEvent.click(first);
  if (digits) await userEvent.keyboard(digits);
  else await userEvent.keyboard('{Control>}a{/Control}{Delete}');
}
