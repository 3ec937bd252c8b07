import type { StatusAlert } from '@club/shared/contracts/club-status';
import type { RemoteRegistry } from './platform/remotes';
import type { ServerParts } from './server-parts';

type Parts = Pick<ServerParts, 'config' | 'identitySettings' | 'backupSettings' | 'root' | 'db'>;

/** Problems of the server's environment that the doctor finds. */
export async function diagnose(
  { config, identitySettings, backupSettings, root, db }: Parts,
  registry: RemoteRegistry,
): Promise<StatusAlert[]> {
  // The doctor loads the libraries of everything that it checks, which would slow down every start.
  const { examineRunning, freeBytes } = await import('./doctor');
  const installation = {
    ...config,
    isClockSet: config.clubNow !== undefined,
    identity: identitySettings,
    backups: backupSettings,
    smtpUrl: config.mail.kind === 'SMTP' ? config.mail.url : undefined,
    root,
    now: () => new Date(),
    freeBytes,
  };
  const findings = await examineRunning(installation, db.handle, registry);
  return findings.flatMap(({ level, message, remedy = '' }) => (level === 'fine' ? [] : [{ level, message, remedy }]));
}
