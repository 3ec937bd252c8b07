import { authStore } from '@club/shared/auth';
import { useContractForm } from '@club/shared/form';
import { discardOldInput } from '@club/shared/kept-input';
import * as z from '@club/shared/schema';
import { member, renderRoutes } from '@club/shared/testing';
import { FormTextField } from '@club/shared/ui-form';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const HOUR_MS = 60 * 60_000;
const Contact = z.object({ email: z.string() });
function ContactForm() {
  const form = useContractForm({ schema: Contact, defaultValues: { email: 'iva@klub.hr' } });
  return <FormTextField control={form.control} name="email" label="E-pošta" />;
}
const open = () => renderRoutes([{ path: '/', element: <ContactForm /> }], { at: '/', as: member() }).unmount;
const kept = () => Object.entries(sessionStorage).filter(([key]) => key.startsWith('club-typed:'));
const signIn = (subject: string) =>
  authStore.getState().setSession('token', Date.now() + HOUR_MS, { ...member(), subject });

let stop: () => void = () => undefined;
beforeEach(async () => {
  const leave = open();
  await userEvent.type(screen.getByRole('textbox', { name: 'E-pošta' }), '1');
  act(() => authStore.getState().clearSession());
  leave();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a key does not spell out the values that its form began with', () => {
  expect(kept()).toHaveLength(1);
  expect(kept()[0]?.[0]).not.toContain('iva');
});

test('what has expired is removed when the next page starts', () => {
  stop = discardOldInput();
  expect(kept()).toHaveLength(1);
  stop();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS);
  stop = discardOldInput();
  expect(kept()).toEqual([]);
});

test('input of another user is removed when somebody signs in, also of earlier releases; the own stays', () => {
  sessionStorage.setItem(
    'club-typed:/personal-data:[null,{"email":"marko@klub.hr"}]',
    JSON.stringify({ subject: 'marko', until: Date.now() + HOUR_MS, values: { email: 'privatno@klub.hr' } }),
  );
  sessionStorage.setItem('club-typed:unreadable', '{');
  stop = discardOldInput();
  expect(kept()).toHaveLength(2);
  signIn(member().subject);
  expect(kept()).toHaveLength(1);
  signIn('marko');
  expect(kept()).toEqual([]);
});
