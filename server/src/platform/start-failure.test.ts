import { readConfig } from '../config';
import { EngineNotOpened, FolderInUse, FolderOfOtherUser } from './database';
import { WrongKey } from './identity';
import { explainFailure } from './start-failure';

const config = readConfig({
  PORT: '80',
  LISTEN_ADDRESS: '192.0.2.1',
  DATA_DIR: '/data',
  DATABASE_URL: 'postgres://u:secret@db/x',
});
const thrown = (code: string, syscall?: string) => Object.assign(new Error('no'), { code, syscall });
/** As Node does when it connects to the local socket of a database server. */
const noSocket = (code: string) => Object.assign(thrown(code, 'connect'), { address: '/run/postgresql/.s.PGSQL.5432' });

test.each([
  [thrown('EADDRINUSE', 'listen'), 3, 'Vrata 80 su zauzeta.'],
  [thrown('EACCES', 'listen'), 3, 'Vrata 80 ne smije otvoriti'],
  [Object.assign(thrown('EADDRINUSE', 'listen'), { port: 80 }), 3, 'ili zadajte druga: PORT=…'],
  [
    Object.assign(thrown('EACCES', 'listen'), { port: 90 }),
    3,
    'Vrata 90 ne smije otvoriti ovaj korisnik.\nZadajte druga: METRICS_PORT=…',
  ],
  [thrown('EADDRNOTAVAIL', 'listen'), 3, 'nema adresu 192.0.2.1.'],
  [new FolderInUse('/data/database', 7), 4, '(proces 7)'],
  [thrown('EACCES', 'mkdir'), 4, 'U mapu s podacima /data ne može se pisati (EACCES).'],
  [thrown('ENOTDIR', 'mkdir'), 4, 'ENOTDIR'],
  [Object.assign(thrown('EACCES', 'open'), { path: '/data/media' }), 4, 'U mapu s podacima /data ne može se pisati'],
  [Object.assign(thrown('EACCES', 'mkdir'), { path: '/backups/x' }), 4, 'Na /backups/x ne može se pisati (EACCES).'],
  [thrown('ENOSPC', 'write'), 4, 'ENOSPC'],
  [thrown('ECONNREFUSED'), 5, 'Baza podataka iz DATABASE_URL ne odgovara (ECONNREFUSED).'],
  [noSocket('ENOENT'), 5, 'ne odgovara: nema utičnice /run/postgresql/.s.PGSQL.5432 (ENOENT).\nPokrenite PostgreSQL'],
  [noSocket('EACCES'), 5, 'ovaj korisnik ne smije otvoriti utičnicu /run/postgresql/.s.PGSQL.5432 (EACCES).'],
  [thrown('EAI_AGAIN'), 5, 'Pokrenite PostgreSQL ili ispravite adresu u DATABASE_URL.'],
  [new Error('Connection terminated due to connection timeout'), 5, 'ne odgovara (Connection terminated'],
  [thrown('28P01'), 5, 'odbija prijavu (28P01).\nIspravite korisnika i lozinku u DATABASE_URL.'],
  [new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'), 5, 'odbija prijavu (SASL'],
  [thrown('3D000'), 5, 'nema te baze podataka (3D000).\nNapravite je (createdb)'],
  [new FolderOfOtherUser('/data/database', 995), 4, 'kao taj korisnik: setpriv --reuid 995 --clear-groups node'],
  [new FolderOfOtherUser('/var/lib/private/klub/database', 995), 4, 'kao taj korisnik: systemd-run -p DynamicUser=yes'],
  [new WrongKey('sealed with another'), 2, 'Vratite onaj s kojim je baza nastala: IDENTITY_KEY=… ili identity.key'],
  [
    new EngineNotOpened('/data/database', new Error('Aborted()')),
    4,
    'Baza u /data/database ne može se otvoriti (Abort',
  ],
  [thrown('EWHATEVER'), 1, 'Error: no'],
])('%s: %i', (error, exitCode, message) => {
  const failure = explainFailure(error, config);
  expect(failure.exitCode).toBe(exitCode);
  expect(failure.message).toContain(message);
  expect(failure.message).not.toContain('secret');
});

test('a database that was not given by a setting is named by what gave it', () => {
  const failure = explainFailure(thrown('3D000'), { ...config, databaseSetting: '--to' });
  expect(failure.message).toContain('ispravite ime u --to');
});
