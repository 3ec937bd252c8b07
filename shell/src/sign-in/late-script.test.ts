import { deferred } from '@club/shared/testing';
import { createKeycloakClient } from './keycloak-client';
import { library } from './testing/library';

// `import()` awaits a module that has a method `then`: the script hangs until this promise is resolved.
const mockScript = deferred();
jest.mock('keycloak-js', () => {
  const arrived = { __esModule: true, default: jest.fn() };
  const then = (keep: (module: unknown) => void) => void mockScript.promise.then(() => keep(arrived));
  return { ...arrived, then };
});

test('a sign-in whose script hangs fails after five and a half seconds, and works once it has loaded', async () => {
  const client = createKeycloakClient();
  const refused = jest.fn();
  client.signIn().catch(refused);
  await jest.advanceTimersByTimeAsync(5_400);
  expect(refused).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(refused).toHaveBeenCalledTimes(1);

  mockScript.resolve();
  await client.signIn();
  expect(library.login).toHaveBeenCalledTimes(1);
});
