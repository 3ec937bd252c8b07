import { hashPassword, verifyPassword } from './password-hash';

test('a hash is argon2id at the agreed cost, with a new salt each time', async () => {
  const [one, other] = await Promise.all([hashPassword('lopta-u-mreži'), hashPassword('lopta-u-mreži')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('a password matches in either Unicode form of its letters, and not otherwise', async () => {
  const stored = await hashPassword('lopta-u-mreži');
  expect(await verifyPassword(stored, 'lopta-u-mreži'.normalize('NFD'))).toBe(true);
  expect(await verifyPassword(stored, 'Lopta-u-mreži')).toBe(false);
});

test('no password matches for an unknown user, not even the decoy’s', async () => {
  expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false);
});
