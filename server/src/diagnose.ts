import type { StatusAlert } from '@club/shared/contracts/club-status';
import type { RemoteRegistry } from './platform/remotes';
import type { ServerParts } from './server-parts';

type Parts = Pick<ServerParts, 'config' | 'identitySettings' | 'backupSettings' | 'root' | 'db'>;

// The doctor loads the libraries of everything that it checks, which would slow down every start.
const loadDoctor = () => import('./doctor');

/** What the doctor examines, from the settings. */
export async function installationOf({ config, identitySettings, backupSettings, root }: Omit<Parts, 'db'>) {
  const { freeBytes } = await loadDoctor();
  return {
    ...config,
    isClockSet: config.clubNow !== undefined,
    identity: identitySettings,
    backups: backupSettings,
    smtpUrl: config.mail.kind === 'SMTP' ? config.mail.url : undefined,
    root,
    now: () => new Date(),
    freeBytes,
  };
}

/** Problems of the server's environment that the doctor finds. */
export async function diagnose({ db, ...parts }: Parts, registry: RemoteRegistry): Promise<StatusAlert[]> {
  const { runServerChecks } = await loadDoctor();
  const findings = await runServerChecks(await installationOf(parts), db.handle, registry);
  return findings.flatMap(({ level, message, remedy = '' }) => (level === 'fine' ? [] : [{ level, message, remedy }]));
}
