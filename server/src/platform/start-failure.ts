import { FolderInUse } from './database';

/** The settings that a message names. */
export interface StartSettings {
  readonly port: number;
  readonly host: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

export interface StartFailure {
  /** 0: stopped, 1: an unexpected failure, 2: settings, 3: port or address, 4: data folder, 5: database. */
  readonly exitCode: 0 | 1 | 2 | 3 | 4 | 5;
  readonly message: string;
}

/** No server at the address, no such address, wrong user or password, no such database. */
const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28000', '28P01', '3D000'];

/** The folder is not writable, is not a folder, or its disk is full or read-only. */
const UNWRITABLE = ['EACCES', 'EPERM', 'EEXIST', 'ENOTDIR', 'EROFS', 'ENOSPC'];

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** What the person who started the server reads when the start fails. */
export function explainFailure(error: unknown, { port, host, dataDir, databaseUrl }: StartSettings): StartFailure {
  const code = codeOf(error);
  if (error instanceof FolderInUse) {
    const who = `Mapa s podacima ${error.folder} već je u upotrebi (proces ${error.pid}).`;
    return { exitCode: 4, message: `${who}\nZaustavite taj proces ili zadajte drugu mapu: DATA_DIR=…` };
  }
  if (code === 'EADDRINUSE') {
    return {
      exitCode: 3,
      message: `Vrata ${port} su zauzeta.\nZaustavite program koji ih drži ili zadajte druga: PORT=…`,
    };
  }
  if (code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    return { exitCode: 3, message: `Vrata ${port} ne smije otvoriti ovaj korisnik.\nZadajte druga: PORT=…` };
  }
  if (code === 'EADDRNOTAVAIL' && host) {
    return { exitCode: 3, message: `Ovo računalo nema adresu ${host}.\nZadajte njegovu: LISTEN_ADDRESS=…` };
  }
  if (UNWRITABLE.some((each) => each === code)) {
    return { exitCode: 4, message: `U mapu s podacima ${dataDir} ne može se pisati (${code}).` };
  }
  if (databaseUrl && UNREACHABLE.some((each) => each === code)) {
    return { exitCode: 5, message: `Baza podataka iz DATABASE_URL ne odgovara (${code}).` };
  }
  return { exitCode: 1, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
