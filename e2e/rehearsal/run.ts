/**
 * `npm run rehearse`: rehearses the operation of an installation with the built product; prints each step and writes
 * docs/rehearsal.md. If a prerequisite is missing, it prints that and fails: nothing has been rehearsed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresMissing } from '../club/own-database';
import { PRODUCT } from '../club/running-club';
import { keycloakMissing } from './keycloak-distribution';
import { caddyMissing, createCertificateAuthority } from './proxy';

if (process.argv.length > 2) {
  console.error('npm run rehearse takes no arguments.');
  process.exit(1);
}
const missing = [postgresMissing, keycloakMissing(), caddyMissing()].filter((each) => each !== undefined);
if (missing.length > 0) {
  console.warn(`NOT REHEARSED: ${missing.join('; ')}.`);
  process.exit(1);
}
const folder = mkdtempSync(path.join(tmpdir(), 'club-authority-'));
// Node reads its trusted certificates once, at its start.
const env = { ...process.env, NODE_EXTRA_CA_CERTS: createCertificateAuthority(folder) };
const tsx = path.join(PRODUCT, 'node_modules/tsx/dist/cli.mjs');
const steps = path.join(import.meta.dirname, 'steps.ts');
const { status } = spawnSync(process.execPath, [tsx, steps, folder], { env, stdio: 'inherit' });
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
