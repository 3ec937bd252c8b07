import path from 'node:path';

/** The settings of backups in the environment (README, "Settings"). */
export interface BackupSettings {
  /** The folder of the backups. */
  readonly folder: string;
  /** Hours between automatic backups; whole days: at 4:00 in Zagreb; 0: none. */
  readonly everyHours: number;
  /** How many are kept; the oldest ones beyond are removed. */
  readonly keep: number;
  /** An age public key (`age1…`): only the owner of its private key can read the backups. */
  readonly recipient: string | undefined;
}

/**
 * Without this check, an incompletely copied key would be accepted until the first backup fails at night. The usual
 * kind has a fixed length; the others (`age1pq1…`, `age1tag1…`) are left to the library.
 */
const RECIPIENT = /^age1([02-9ac-hj-np-z]{58}|(pq|tag|tagpq)1[02-9ac-hj-np-z]+)$/;

const DAILY = '24';
const TWO_WEEKS = '14';

/**
 * @param isDemo a demo makes no backups unless a setting enables them
 * @throws Error that names the setting
 */
export function readBackupSettings(env: NodeJS.ProcessEnv, dataDir: string, isDemo: boolean): BackupSettings {
  const everyHours = Number(env.BACKUP_EVERY_HOURS || (isDemo ? '0' : DAILY));
  if (!(everyHours >= 0)) throw new Error(`BACKUP_EVERY_HOURS is not a number of hours: ${env.BACKUP_EVERY_HOURS}`);
  const keep = Number(env.BACKUP_KEEP || TWO_WEEKS);
  if (!Number.isInteger(keep) || keep < 1) throw new Error(`BACKUP_KEEP is not a number from 1 on: ${env.BACKUP_KEEP}`);
  const recipient = env.BACKUP_AGE_RECIPIENT || undefined;
  if (recipient && !RECIPIENT.test(recipient)) {
    throw new Error(`BACKUP_AGE_RECIPIENT is not an age public key (age1…): ${recipient}`);
  }
  return { folder: path.resolve(env.BACKUP_DIR || path.join(dataDir, 'backups')), everyHours, keep, recipient };
}
