import path from 'node:path';

/** What the environment says about backups (README, "Settings"). */
export interface BackupSettings {
  /** Where backups are kept. */
  readonly folder: string;
  /** Hours between backups that the server makes by itself; 0: none. */
  readonly everyHours: number;
  /** How many are kept; the oldest ones beyond are removed. */
  readonly keep: number;
  /** An age public key (`age1…`): whoever has its private key, and nobody else, reads the backups. */
  readonly recipient: string | undefined;
}

const DAILY = '24';
const TWO_WEEKS = '14';

/**
 * @param isDemo a product that is only tried makes no backups unless a setting asks for them
 * @throws Error that names the setting
 */
export function readBackupSettings(env: NodeJS.ProcessEnv, dataDir: string, isDemo: boolean): BackupSettings {
  const everyHours = Number(env.BACKUP_EVERY_HOURS || (isDemo ? '0' : DAILY));
  if (!(everyHours >= 0)) throw new Error(`BACKUP_EVERY_HOURS is not a number of hours: ${env.BACKUP_EVERY_HOURS}`);
  const keep = Number(env.BACKUP_KEEP || TWO_WEEKS);
  if (!Number.isInteger(keep) || keep < 1) throw new Error(`BACKUP_KEEP is not a number from 1 on: ${env.BACKUP_KEEP}`);
  const recipient = env.BACKUP_AGE_RECIPIENT || undefined;
  if (recipient && !/^age1[a-z0-9]+$/.test(recipient)) {
    throw new Error(`BACKUP_AGE_RECIPIENT is not an age public key (age1…): ${recipient}`);
  }
  return { folder: path.resolve(env.BACKUP_DIR || path.join(dataDir, 'backups')), everyHours, keep, recipient };
}
