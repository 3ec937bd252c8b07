import fs from 'node:fs';
import { listBackups } from '../backup';
import { databaseFolder } from '../platform/database';
import { error, type Finding, fine, warning } from './finding';
import type { Installation } from './installation';

const HOUR_MS = 3_600_000;
const DAILY_HOURS = 24;

/** Works in every installation; one without sources has no scripts of npm. */
const BACKUP = 'node server/dist/backup-command.js backup';

/** The age of the newest backup, and whether backups are encrypted. */
export async function checkBackups({ backups, demo, dataDir, databaseUrl, now }: Installation): Promise<Finding[]> {
  const [newest] = await listBackups(backups.folder, now());
  const hours = newest && Math.floor((now().getTime() - newest.madeAt.getTime()) / HOUR_MS);
  if (hours === undefined) {
    const isNew = demo || (!databaseUrl && !fs.existsSync(databaseFolder(dataDir)));
    if (isNew) return [fine('sigurnosnih kopija još nema')];
    return [error(`U mapi ${backups.folder} nema nijedne sigurnosne kopije.`, `${BACKUP}; provjerite BACKUP_DIR.`)];
  }
  const findings: Finding[] = [];
  if (hours >= 2 * (backups.everyHours || DAILY_HOURS)) {
    const remedy = `${BACKUP}; uzrok je u zapisniku poslužitelja. BACKUP_EVERY_HOURS određuje razmak.`;
    findings.push(error(`Zadnja sigurnosna kopija stara je ${hours} h.`, remedy));
  }
  if (!backups.recipient) {
    const remedy = 'Zadajte BACKUP_AGE_RECIPIENT (age-keygen): u kopijama su osobni podaci članova.';
    findings.push(warning('Sigurnosne kopije nisu šifrirane.', remedy));
  }
  return findings.length > 0 ? findings : [fine(`zadnja sigurnosna kopija stara je ${hours} h`)];
}
