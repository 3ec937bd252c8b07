import type { StatusAlert } from '@club/shared/contracts/club-status';
import type { ServerParts } from './server-parts';

type Parts = Pick<ServerParts, 'config' | 'identitySettings' | 'backupSettings' | 'root'>;

/** What the doctor finds wrong with the place where this server runs. */
export async function diagnose({ config, identitySettings, backupSettings, root }: Parts): Promise<StatusAlert[]> {
  // The doctor brings the libraries of all that it looks at, which would slow down every start.
  const { examineRunning, freeBytes } = await import('./doctor');
  const findings = await examineRunning({
    ...config,
    isClockSet: config.clubNow !== undefined,
    identity: identitySettings,
    backups: backupSettings,
    smtpUrl: config.mail.kind === 'SMTP' ? config.mail.url : undefined,
    root,
    now: () => new Date(),
    freeBytes,
  });
  return findings.flatMap(({ level, message, remedy = '' }) => (level === 'fine' ? [] : [{ level, message, remedy }]));
}
