import { authStore, type Identity } from './auth-store';

const ANA: Identity = { subject: 'ana', username: 'ana', givenName: 'Ana', familyName: 'Kovač', roles: ['USER'] };
const { setSession, expectEnd, clearSession } = authStore.getState();
const ended = () => authStore.getState().ended;

test('a reason given by the server for the end of a session wins over the reason passed to clearSession', () => {
  setSession('first', 1, ANA);
  expectEnd('DISABLED');
  clearSession('ENDED');
  expect(ended()).toBe('DISABLED');
});

test('setting the same token again keeps the reason that the server has given meanwhile', () => {
  setSession('second', 1, ANA);
  expectEnd('DISABLED');
  setSession('second', 1, ANA);
  clearSession('ENDED');
  expect(ended()).toBe('DISABLED');
});

test('a new token discards a reason that turned out to be wrong', () => {
  setSession('third', 1, ANA);
  expectEnd('ROLES_CHANGED');
  setSession('fourth', 2, ANA);
  clearSession('ENDED');
  expect(ended()).toBe('ENDED');
});

test('an expected end that does not come can be taken back', () => {
  setSession('fifth', 1, ANA);
  expectEnd('PASSWORD_CHANGED');
  expectEnd(null);
  clearSession('SIGNED_OUT');
  expect(ended()).toBe('SIGNED_OUT');
});

test('clearing a session that is already over does not change its reason', () => {
  setSession('sixth', 1, ANA);
  clearSession('SIGNED_OUT');
  clearSession();
  expect(ended()).toBe('SIGNED_OUT');
});
