import path from 'node:path';
import { EngineNotOpened, FolderInUse, FolderOfOtherUser, outageOf } from './database';
import { WrongKey } from './identity';

/** The settings that a message names. */
export interface StartSettings {
  readonly port: number;
  readonly host: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** What the address of the database was given by; default: `DATABASE_URL`. */
  readonly databaseSetting?: string;
}

export interface StartFailure {
  /** 0: stopped, 1: an unexpected failure, 2: settings, 3: port or address, 4: data folder, 5: database. */
  readonly exitCode: 0 | 1 | 2 | 3 | 4 | 5;
  readonly message: string;
}

/** No such user, or a wrong password; a missing one has no code, only the message of pg. */
const NO_ACCESS = ['28000', '28P01'];
const NO_PASSWORD = /^SASL: .*password must be/;
const NO_SUCH_DATABASE = '3D000';

/** The folder is not writable, is not a folder, or its disk is full or read-only. */
const UNWRITABLE = ['EACCES', 'EPERM', 'EEXIST', 'ENOTDIR', 'EROFS', 'ENOSPC'];

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** What the person who started the server reads when the start fails. */
export function explainFailure(error: unknown, settings: StartSettings): StartFailure {
  const { port, host, dataDir, databaseUrl, databaseSetting = 'DATABASE_URL' } = settings;
  const code = codeOf(error);
  if (error instanceof FolderInUse) {
    const who = `Mapa s podacima ${error.folder} već je u upotrebi (proces ${error.pid}).`;
    return { exitCode: 4, message: `${who}\nZaustavite taj proces ili zadajte drugu mapu: DATA_DIR=…` };
  }
  if (error instanceof FolderOfOtherUser) {
    const remedy = `Pokrenite naredbu kao taj korisnik: ${error.command}`;
    const reason = 'root bi u njoj ostavio datoteke koje on ne smije otvoriti';
    return { exitCode: 4, message: `Mapa ${error.folder} pripada korisniku ${error.owner}: ${reason}.\n${remedy}` };
  }
  if (error instanceof WrongKey) {
    const remedy = 'Vratite onaj s kojim je baza nastala: IDENTITY_KEY=… ili identity.key u mapi s podacima.';
    return { exitCode: 2, message: `Ključ ove instalacije ne otvara tajne u bazi.\n${remedy}` };
  }
  if (error instanceof EngineNotOpened) {
    const remedy =
      'Ima li na disku mjesta, vratite zadnju sigurnosnu kopiju u novu mapu (docs/operations.md, „Restore”).';
    return { exitCode: 4, message: `Baza u ${error.folder} ne može se otvoriti (${error.message}).\n${remedy}` };
  }
  if (code === 'EADDRINUSE') {
    const { number, setting } = refusedPort(error, port);
    const remedy = `Zaustavite program koji ih drži ili zadajte druga: ${setting}=…`;
    return { exitCode: 3, message: `Vrata ${number} su zauzeta.\n${remedy}` };
  }
  if (code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    const { number, setting } = refusedPort(error, port);
    return { exitCode: 3, message: `Vrata ${number} ne smije otvoriti ovaj korisnik.\nZadajte druga: ${setting}=…` };
  }
  if (code === 'EADDRNOTAVAIL' && host) {
    return { exitCode: 3, message: `Ovo računalo nema adresu ${host}.\nZadajte njegovu: LISTEN_ADDRESS=…` };
  }
  // Checked before the files: a local socket of the database may be refused with the same code as a file.
  const database = databaseUrl && explainDatabase(error, databaseSetting);
  if (database) return { exitCode: 5, message: `${database.message}\n${database.remedy}` };
  if (UNWRITABLE.some((each) => each === code)) {
    const elsewhere = pathOutside(dataDir, error);
    const where = elsewhere === undefined ? `U mapu s podacima ${dataDir}` : `Na ${elsewhere}`;
    return { exitCode: 4, message: `${where} ne može se pisati (${code}).` };
  }
  return { exitCode: 1, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** The metrics may have a port of their own. */
function refusedPort(error: unknown, port: number): { number: number; setting: 'PORT' | 'METRICS_PORT' } {
  const number = error instanceof Error && 'port' in error && typeof error.port === 'number' ? error.port : port;
  return { number, setting: number === port ? 'PORT' : 'METRICS_PORT' };
}

/** The backups and releases may be in other folders. */
function pathOutside(dataDir: string, error: unknown): string | undefined {
  if (!(error instanceof Error && 'path' in error && typeof error.path === 'string')) return undefined;
  return path.relative(dataDir, error.path).startsWith('..') ? error.path : undefined;
}

/** @returns undefined for a failure that is not about reaching the database */
export function explainDatabase(error: unknown, setting: string): { message: string; remedy: string } | undefined {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  const reason = code ?? message;
  if (code === NO_SUCH_DATABASE) {
    return {
      message: `Na poslužitelju iz ${setting} nema te baze podataka (${reason}).`,
      remedy: `Napravite je (createdb) ili ispravite ime u ${setting}.`,
    };
  }
  if (NO_ACCESS.some((each) => each === code) || NO_PASSWORD.test(message)) {
    return {
      message: `Baza podataka iz ${setting} odbija prijavu (${reason}).`,
      remedy: `Ispravite korisnika i lozinku u ${setting}.`,
    };
  }
  if (outageOf(error) !== 'unreachable') return undefined;
  return {
    message: `Baza podataka iz ${setting} ne odgovara${aboutSocket(error)} (${reason}).`,
    remedy: `Pokrenite PostgreSQL ili ispravite adresu u ${setting}.`,
  };
}

/** What is wrong with the local socket of the database, if it has one. */
function aboutSocket(error: unknown): string {
  const place = error instanceof Error && 'address' in error ? String(error.address) : '';
  if (!place.startsWith('/')) return '';
  if (codeOf(error) === 'ENOENT') return `: nema utičnice ${place}`;
  return codeOf(error) === 'EACCES' ? `: ovaj korisnik ne smije otvoriti utičnicu ${place}` : '';
}
