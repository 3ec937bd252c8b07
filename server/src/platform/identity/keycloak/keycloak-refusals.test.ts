import { NetworkError } from '@keycloak/keycloak-admin-client';
import { isNotFound, refusalOf } from './keycloak-refusals';

const answered = (status: number, responseData: unknown) =>
  new NetworkError('no', { response: new Response(null, { status }), responseData });

test.each([
  [409, { errorMessage: 'User exists with same username' }, { status: 409, code: 'USERNAME_TAKEN' }],
  [409, { errorMessage: 'User exists with same email' }, { status: 409, code: 'EMAIL_TAKEN' }],
  [
    400,
    { error: 'invalidPasswordHistoryMessage', error_description: 'Invalid password: must not be equal to any of last' },
    { code: 'PASSWORD_WEAK', fields: { password: 'Nova lozinka mora biti različita od dosadašnje.' } },
  ],
  [400, { error: 'invalidPasswordMaxLengthMessage' }, { status: 400, code: 'PASSWORD_WEAK' }],
  [400, { errorMessage: 'Password policy not met' }, { status: 400, code: 'PASSWORD_WEAK' }],
])('%i %j is a refusal with the directory’s code', (status, data, refusal) => {
  expect(refusalOf(answered(status, data))).toMatchObject(refusal);
});

test('a failure of Keycloak that is not a refusal stays a failure', () => {
  const failure = answered(500, { error: 'unknown_error' });
  const forbidden = answered(403, { error: 'HTTP 403 Forbidden' });
  const unreachable = new TypeError('fetch failed');
  for (const error of [failure, forbidden, unreachable]) expect(refusalOf(error)).toBe(error);
  expect([isNotFound(answered(404, '')), isNotFound(failure), isNotFound(unreachable)]).toEqual([true, false, false]);
});
