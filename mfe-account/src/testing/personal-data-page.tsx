import { member, renderRoutes } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes';

/** Opens the page with the member's personal data; `/elsewhere` is another page of the suite. */
export const openPersonalData = () =>
  renderRoutes([...routes, { path: '/elsewhere', element: <p>drugdje</p> }], { at: '/personal-data', as: member() });

export const email = () => screen.findByRole('textbox', { name: /^Email/ });
export const password = () => screen.findByLabelText(/^Nova lozinka/);
export const save = async () => userEvent.click(screen.getByRole('button', { name: 'Spremi' }));

/** Types an e-mail address and a new password; an empty text leaves its field empty. */
export async function fill(address: string, secret: string): Promise<void> {
  await userEvent.clear(await email());
  if (address) await userEvent.type(await email(), address);
  if (secret) await userEvent.type(await password(), secret);
}

/** Three seconds after saving the page signs out, which must not happen in a later test. */
export function endTimersOfEachTest(): void {
  /** The id of a timer older than those of the test: jsdom numbers timers in ascending order. */
  let earlier: number;
  beforeEach(() => {
    earlier = window.setTimeout(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    const last = window.setTimeout(() => undefined);
    for (let timer = earlier; timer <= last; timer += 1) window.clearTimeout(timer);
  });
}
