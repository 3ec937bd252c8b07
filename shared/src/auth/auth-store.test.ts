import { authStore, type Identity } from './auth-store';

const ANA: Identity = { subject: 'ana', username: 'ana', givenName: 'Ana', familyName: 'Kovač', roles: ['USER'] };
const { setSession, expectEnd, clearSession } = authStore.getState();
const ended = () => authStore.getState().ended;

test('the reason that the server has given for the end of a session wins over the guess of who clears it', () => {
  setSession('first', 1, ANA);
  expectEnd('DISABLED');
  clearSession('ENDED');
  expect(ended()).toBe('DISABLED');
});

test('the same token handed out again does not forget the reason that the server has given meanwhile', () => {
  setSession('second', 1, ANA);
  expectEnd('DISABLED');
  setSession('second', 1, ANA);
  clearSession('ENDED');
  expect(ended()).toBe('DISABLED');
});

test('a fresh token forgets a reason that turned out to be none', () => {
  setSession('third', 1, ANA);
  expectEnd('ROLES_CHANGED');
  setSession('fourth', 2, ANA);
  clearSession('ENDED');
  expect(ended()).toBe('ENDED');
});

test('whoever clears a session that is over already changes nothing about its end', () => {
  setSession('fifth', 1, ANA);
  clearSession('SIGNED_OUT');
  clearSession();
  expect(ended()).toBe('SIGNED_OUT');
});
