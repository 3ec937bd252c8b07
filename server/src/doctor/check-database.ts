import fs from 'node:fs';
import path from 'node:path';
import { hasPresets } from '../court-plan';
import { differenceLine, verifyMoney } from '../finances';
import { verifyLeague } from '../league';
import {
  type Database,
  databaseFolder,
  executedMigrations,
  FolderInUse,
  FolderOfOtherUser,
  MIGRATIONS,
  missingMigrations,
  openDatabase,
  readSnapshot,
} from '../platform/database';
import { reasonOf } from '../platform/failure-reason';
import { canDecryptSecrets } from '../platform/identity';
import { explainDatabase } from '../platform/start-failure';
import { clockFindings } from './check-address';
import { checkDemoMembers } from './check-demo-members';
import { countAdministrators, databaseFacts, wrongSingleRows } from './database-facts.repository';
import { error, type Finding, fine, warning } from './finding';
import type { Installation } from './installation';

const OLDEST_POSTGRES = 150_000;
/** A broken connection fails its own query; the event itself can be ignored. */
const ignore = () => undefined;

/** Opens the database, and checks everything that is stored in it. Writes nothing. */
export async function checkDatabase(installation: Installation): Promise<Finding[]> {
  const { dataDir, databaseUrl } = installation;
  if (!databaseUrl && !fs.existsSync(path.join(databaseFolder(dataDir), 'PG_VERSION'))) {
    return [fine('ugrađene baze još nema; nastaje pri prvom pokretanju')];
  }
  let db: Database;
  try {
    db = await openDatabase(installation, ignore);
  } catch (failure) {
    if (failure instanceof FolderInUse) {
      return [fine(`ugrađenu bazu drži proces ${failure.pid}; njezin sadržaj provjerava se dok poslužitelj ne radi`)];
    }
    if (failure instanceof FolderOfOtherUser) {
      const remedy = `Pokrenite naredbu kao taj korisnik: ${failure.command}`;
      return [error(`Ugrađena baza pripada korisniku ${failure.owner}: root bi mu je pokvario.`, remedy)];
    }
    if (!databaseUrl) {
      const remedy = 'Vratite zadnju sigurnosnu kopiju u novu mapu (docs/operations.md, „Restore”).';
      return [error(`Ugrađena baza ne može se otvoriti (${reasonOf(failure)}).`, remedy)];
    }
    const { message, remedy } = explainDatabase(failure, 'DATABASE_URL') ?? {
      message: `Baza podataka iz DATABASE_URL ne odgovara (${reasonOf(failure)}).`,
      remedy: 'Pokrenite PostgreSQL i provjerite korisnika, lozinku i ime baze u DATABASE_URL.',
    };
    return [error(message, remedy)];
  }
  try {
    return await checkOpened(db, installation);
  } finally {
    await db.close();
  }
}

async function checkOpened(db: Database, installation: Installation): Promise<Finding[]> {
  const { version, at } = await databaseFacts(db.handle);
  const apart = Math.abs(at.getTime() - installation.now().getTime());
  const findings = db.engine === 'postgres' ? clockFindings('baze podataka', apart) : [];
  if (version < OLDEST_POSTGRES) {
    findings.push(
      error(`PostgreSQL ${Math.trunc(version / 10_000)} je prestar.`, 'Prijeđite na PostgreSQL 15 ili noviji.'),
    );
  }
  const executed = await executedMigrations(db.handle);
  if (executed.length === 0) return [...findings, fine('u bazi podataka još nema kluba; nastaje pri prvom pokretanju')];
  const later = executed.filter((name) => !MIGRATIONS.includes(name));
  const missing = missingMigrations(executed);
  if (later.length > 0) {
    const remedy = 'Vratite noviju inačicu programa; starija smije raditi samo dok traje nadogradnja.';
    findings.push(error(`Bazu je nadogradila novija inačica (${later.join(', ')}).`, remedy));
  }
  if (missing.length > 0) {
    const remedy = 'Napravite sigurnosnu kopiju i pokrenite poslužitelj: on je nadograđuje.';
    // Tables that do not exist yet cannot be queried.
    return [...findings, warning(`Bazi nedostaju nadogradnje: ${missing.join(', ')}.`, remedy)];
  }
  return [...findings, ...(await checkContent(db, installation))];
}

async function checkContent(db: Database, installation: Installation): Promise<Finding[]> {
  const { identity, dataDir } = installation;
  const findings = await checkDemoMembers(db.handle, installation);
  if (!(await canDecryptSecrets(db, identity, dataDir))) {
    const remedy = 'Vratite identity.key ili IDENTITY_KEY s kojim je baza nastala.';
    findings.push(error('Ključ ove instalacije ne otvara tajne u bazi: poslužitelj se neće pokrenuti.', remedy));
  }
  if (!identity.keycloak && (await countAdministrators(db.handle)) === 0) {
    const remedy = 'Pokrenite poslužitelj: ispisuje jednokratnu poveznicu za prvog administratora.';
    findings.push(warning('Klub nema administratora koji se može prijaviti.', remedy));
  }
  // Until a first start has succeeded there are no settings, and nothing to restore.
  const wrong = (await hasPresets(db.handle)) ? await wrongSingleRows(db.handle) : [];
  for (const { name, rows } of wrong) {
    const remedy = 'Ne upisujte ništa rukom u bazu; vratite zadnju sigurnosnu kopiju u kojoj taj redak postoji.';
    findings.push(error(`Tablica ${name} mora imati jedan redak, a ima ih ${rows}.`, remedy));
  }
  for (const difference of await verifyMoney(db)) {
    const remedy = 'Ne upisujte ništa rukom u bazu; usporedite sa zadnjom kopijom.';
    findings.push(error(`Knjige: ${differenceLine(difference)}.`, remedy));
  }
  for (const { year, table } of await readSnapshot(db, verifyLeague)) {
    const remedy = 'Usporedite sa zadnjom kopijom.';
    findings.push(error(`Sezona ${year}.: ${table} ne odgovara zapisu sezone.`, remedy));
  }
  return findings.length > 0 ? findings : [fine('baza je potpuna, knjige se slažu u cent')];
}
