import type { Handle } from '../platform/database';
import { reasonOf } from '../platform/failure-reason';
import { openRegistry, type RemoteRegistry } from '../platform/remotes';
import { checkAddress } from './check-address';
import { checkBackups } from './check-backups';
import { checkDatabase } from './check-database';
import { checkDemoMembers } from './check-demo-members';
import { checkDisk } from './check-disk';
import { checkKeycloak } from './check-keycloak';
import { checkMail } from './check-mail';
import { checkRemotes } from './check-remotes';
import { checkNode, checkSettings } from './check-settings';
import { error, type Finding } from './finding';
import type { Installation } from './installation';

const CHECKS: readonly ((installation: Installation) => Finding[] | Promise<Finding[]>)[] = [
  () => checkNode(process.versions.node),
  checkSettings,
  checkDisk,
  checkDatabase,
  checkBackups,
  checkAddress,
  checkKeycloak,
  checkMail,
  ({ root, releasesDir: releases, remotes: addresses }) =>
    checkRemotes(
      { root },
      openRegistry({ root, releases, addresses }, () => undefined),
    ),
];

/** The checks that a running server needs; the other problems it would notice itself. */
const CHECKS_WHILE_RUNNING: typeof CHECKS = [
  () => checkNode(process.versions.node),
  checkSettings,
  checkDisk,
  checkBackups,
];

/** Runs all checks, one after another; a check that fails itself is a finding too. Changes nothing. */
export const runChecks = (installation: Installation): Promise<Finding[]> => runAll(CHECKS, installation);

/**
 * The same from inside the server, fast enough to be repeated: with the server's registry, which knows what other hosts
 * have answered.
 */
export const runServerChecks = (
  installation: Installation,
  handle: Handle,
  registry: RemoteRegistry,
): Promise<Finding[]> =>
  runAll(
    [...CHECKS_WHILE_RUNNING, () => checkRemotes(installation, registry), () => checkDemoMembers(handle, installation)],
    installation,
  );

async function runAll(checks: typeof CHECKS, installation: Installation): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) {
    try {
      findings.push(...(await check(installation)));
    } catch (failure) {
      findings.push(error(`Provjera nije uspjela: ${reasonOf(failure)}`, 'Prijavite to s ispisom ove naredbe.'));
    }
  }
  return findings;
}
