import { isLastAdministrator } from './administrator-rules';

const ANA = { identityId: 'ana', enabled: true };
const IVA = { identityId: 'iva', enabled: true };

test.each([
  ['alone', [ANA], true],
  ['beside one who can sign in', [ANA, IVA], false],
  ['beside one who cannot sign in', [ANA, { ...IVA, enabled: false }], true],
])('an administrator %s is the last one: %#', (_, administrators, isLast) => {
  expect(isLastAdministrator(administrators, ANA.identityId)).toBe(isLast);
});
