/**
 * `tsx e2e/rehearsal/live-keycloak.ts`: a real Keycloak for the tests that need one. Prints the settings with its
 * address, or why there is none; ends on a stop signal and deletes its database.
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
// The parent process was interrupted and has closed this end.
process.stdin.resume().once('end', stop);
try {
  keycloak = await startKeycloak({ clubUrl: 'http://localhost:8080', databaseUrl: database.url });
  const { url, secret } = keycloak;
  console.log(JSON.stringify({ TEST_KEYCLOAK_URL: url, TEST_KEYCLOAK_CLIENT_SECRET: secret }));
} catch (error) {
  await database.drop();
  throw error;
}
