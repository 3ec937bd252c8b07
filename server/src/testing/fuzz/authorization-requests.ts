import fc from 'fast-check';
import { CLIENT_ID, PAGE, PROTOCOL_PATH, REALM_PATH } from '../../platform/identity/testing/browser';
import { hostileText, rawPiece } from './hostile-values';
import { type FuzzRequest, percentEncode } from './request';

const PATHS = [
  ...['auth', 'auth/resume-1', 'token', 'certs', 'logout', 'logout/confirm', 'userinfo', 'revoke', 'unknown'].map(
    (end) => `${PROTOCOL_PATH}/${end}`,
  ),
  `${PROTOCOL_PATH}/login-status-iframe.html`,
  `${PROTOCOL_PATH}/3p-cookies/step1.html`,
  '/.well-known/openid-configuration',
  '/login-actions/authenticate/interaction-1',
  '/first-administrator',
];

/** Parameters of authorization, token, logout and the forms, with their correct values. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  client_id: [CLIENT_ID],
  redirect_uri: [PAGE],
  response_type: ['code'],
  response_mode: ['query', 'fragment', 'form_post'],
  scope: ['openid'],
  code_challenge: ['E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
  code_challenge_method: ['S256'],
  prompt: ['none', 'login', 'consent', 'none login'],
  max_age: ['0', '900', '-1'],
  claims: ['{}', '{"id_token":{"acr":null}}'],
  claims_locales: ['hr'],
  ui_locales: ['hr en'],
  display: ['page', 'popup'],
  login_hint: ['ana'],
  acr_values: ['1'],
  state: ['s'],
  nonce: ['n'],
  resource: ['urn:club:api'],
  request: ['e30.e30.'],
  request_uri: ['https://example.com/r'],
  id_token_hint: ['e30.e30.c'],
  post_logout_redirect_uri: [PAGE],
  grant_type: ['authorization_code', 'refresh_token', 'client_credentials'],
  code: ['c'],
  code_verifier: ['v'.repeat(43)],
  refresh_token: ['e30.e30.c'],
  token: ['t'],
  username: ['ana'],
  password: ['p'],
  ticket: ['t'],
};
/** Without these an authorization request is refused early. */
const NEEDED = ['client_id', 'redirect_uri', 'response_type', 'scope', 'code_challenge', 'code_challenge_method'];

const present = fc.oneof({ weight: 1, arbitrary: fc.constant(true) }, { weight: 9, arbitrary: fc.constant(false) });

const pairs = Object.entries(PARAMETERS).map(([name, right]) => {
  const isNeeded = NEEDED.includes(name);
  const value = fc.oneof(
    { weight: isNeeded ? 100 : 2, arbitrary: fc.constantFrom(...right).map(percentEncode) },
    { weight: 2, arbitrary: hostileText.map(percentEncode) },
    { weight: 1, arbitrary: rawPiece },
  );
  const pair: fc.Arbitrary<string[]> = value.map((text) => [`${name}=${text}`]);
  return isNeeded ? pair : present.chain((isPresent) => (isPresent ? pair : fc.constant<string[]>([])));
});

const parameters = fc.tuple(...pairs).map((written) => written.flat().join('&'));

/** Requests to the sign-in side, which need no authorization. */
export const authorizationRequests: fc.Arbitrary<FuzzRequest> = fc
  .record({
    path: fc.oneof(
      { weight: 3, arbitrary: fc.constant(`${PROTOCOL_PATH}/auth`) },
      { weight: 4, arbitrary: fc.constantFrom(...PATHS) },
    ),
    method: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('GET', 'POST') },
      { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT') },
    ),
    form: parameters,
  })
  .map(({ path, method, form }): FuzzRequest => {
    const url = REALM_PATH + path;
    return method === 'POST'
      ? {
          method,
          url,
          sender: 'visitor',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: form,
        }
      : { method, url: `${url}?${form}`, sender: 'visitor', headers: {} };
  });
