/**
 * `npm run rehearse`: rehearses, over the built product, what an installation goes through; prints each step and writes
 * docs/rehearsal.md. Where something is missing that it needs, it says so and ends well; `--must` makes that a failure.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresMissing } from '../club/own-database';
import { PRODUCT } from '../club/running-club';
import { keycloakMissing } from './keycloak-distribution';
import { caddyMissing, makeAuthority } from './proxy';

const missing = [postgresMissing, keycloakMissing(), caddyMissing()].filter((each) => each !== undefined);
if (missing.length > 0) {
  console.warn(`NOT REHEARSED: ${missing.join('; ')}.`);
  process.exit(process.argv.includes('--must') ? 1 : 0);
}
const folder = mkdtempSync(path.join(tmpdir(), 'club-authority-'));
// Node reads once, at its start, whom it believes.
const env = { ...process.env, NODE_EXTRA_CA_CERTS: makeAuthority(folder) };
const tsx = path.join(PRODUCT, 'node_modules/tsx/dist/cli.mjs');
const steps = path.join(import.meta.dirname, 'steps.ts');
const { status } = spawnSync(process.execPath, [tsx, steps, folder], { env, stdio: 'inherit' });
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
