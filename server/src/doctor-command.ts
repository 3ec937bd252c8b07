import path from 'node:path';
import { readBackupSettings } from './backup';
import { print, refuseArguments } from './command-line';
import { readConfig } from './config';
import { installationOf } from './diagnose';
import { type Finding, runChecks } from './doctor';
import { readIdentitySettings } from './platform/identity';
import { readMetricsSettings } from './platform/metrics';
import { readTracingSettings } from './platform/tracing';

/** `npm run doctor`: the problems of the installation that the environment describes, each with its remedy. */
const MARKS: Record<Finding['level'], string> = { fine: '  u redu  ', warning: '  pazite  ', error: '  GREŠKA  ' };

function report(findings: readonly Finding[]): void {
  for (const { level, message, remedy } of findings) {
    print(`${MARKS[level]}${message}`);
    if (remedy) print(`            → ${remedy}`);
  }
  const errors = findings.filter(({ level }) => level === 'error').length;
  print(errors === 0 ? '\nNema grešaka.' : `\nGrešaka: ${errors}`);
  process.exitCode = errors === 0 ? 0 : 1;
}

const remedy = 'Ispravite postavku (README, „Settings”).';
function read<Settings>(readOne: () => Settings): Settings | Finding {
  try {
    return readOne();
  } catch (error) {
    return { level: 'error', message: (error as Error).message, remedy };
  }
}
const isFinding = (value: object): value is Finding => 'level' in value;

refuseArguments();
const { env } = process;
const config = read(() => readConfig(env));
const identity = read(() => readIdentitySettings(env));
const backups = isFinding(config) ? undefined : read(() => readBackupSettings(env, config.dataDir, config.demo));
// Settings that only the server needs; it does not start with an invalid one.
const others = [read(() => readMetricsSettings(env)), read(() => readTracingSettings(env))];
const unread = [config, identity, ...(backups ? [backups] : []), ...others].filter(isFinding);
if (isFinding(config) || isFinding(identity) || !backups || isFinding(backups) || unread.length > 0) {
  report(unread);
} else {
  report(
    await runChecks(
      await installationOf({
        config,
        identitySettings: identity,
        backupSettings: backups,
        // This file is in server/src or, built, in server/dist.
        root: path.join(import.meta.dirname, '../..'),
      }),
    ),
  );
}
