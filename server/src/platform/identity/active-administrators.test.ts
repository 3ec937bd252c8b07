import { activeAdministrators } from './active-administrators';

test('an administrator who cannot sign in, or is no active member of the club, does not count', async () => {
  const administrators = async () => [
    { identityId: 'ana', enabled: true },
    { identityId: 'disabled', enabled: false },
    { identityId: 'of another club', enabled: true },
    { identityId: 'iva', enabled: true },
  ];
  const members = ['ana', 'disabled', 'iva'];
  const findMember = async (identityId: string) => members.find((each) => each === identityId);
  expect(await activeAdministrators({ administrators }, findMember)).toEqual(['ana', 'iva']);
});
