/**
 * `tsx e2e/rehearsal/live-keycloak.ts`: a real Keycloak for the tests that want one. Prints the settings under which they
 * find it, or why there is none; goes when it is told to stop, and its database with it.
 */
import { createOwnDatabase, postgresMissing } from '../club/own-database';
import { type RunningKeycloak, startKeycloak } from './keycloak';
import { keycloakMissing } from './keycloak-distribution';

const missing = postgresMissing ?? keycloakMissing();
if (missing) {
  console.log(JSON.stringify({ missing }));
  process.exit(0);
}
const database = await createOwnDatabase();
let keycloak: RunningKeycloak | undefined;
const stop = async () => {
  await keycloak?.stop();
  await database.drop();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Whoever started it and was cut off has closed this end.
process.stdin.resume().once('end', stop);
try {
  keycloak = await startKeycloak({ clubUrl: 'http://localhost:8080', databaseUrl: database.url });
  const { url, secret } = keycloak;
  console.log(JSON.stringify({ TEST_KEYCLOAK_URL: url, TEST_KEYCLOAK_CLIENT_SECRET: secret }));
} catch (error) {
  await database.drop();
  throw error;
}
