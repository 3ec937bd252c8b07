import { readConfig } from '../config';
import { FolderInUse } from './database';
import { explainFailure } from './start-failure';

const config = readConfig({
  PORT: '80',
  LISTEN_ADDRESS: '192.0.2.1',
  DATA_DIR: '/data',
  DATABASE_URL: 'postgres://u:secret@db/x',
});
const thrown = (code: string, syscall?: string) => Object.assign(new Error('no'), { code, syscall });

test.each([
  [thrown('EADDRINUSE', 'listen'), 3, 'Vrata 80 su zauzeta.'],
  [thrown('EACCES', 'listen'), 3, 'Vrata 80 ne smije otvoriti'],
  [thrown('EADDRNOTAVAIL', 'listen'), 3, 'nema adresu 192.0.2.1.'],
  [new FolderInUse('/data/database', 7), 4, '(proces 7)'],
  [thrown('EACCES', 'mkdir'), 4, 'U mapu s podacima /data ne može se pisati (EACCES).'],
  [thrown('ENOTDIR', 'mkdir'), 4, 'ENOTDIR'],
  [thrown('ENOSPC', 'write'), 4, 'ENOSPC'],
  [thrown('28P01'), 5, 'Baza podataka iz DATABASE_URL ne odgovara (28P01).'],
  [thrown('EWHATEVER'), 1, 'Error: no'],
])('%s: %i', (error, exitCode, message) => {
  const failure = explainFailure(error, config);
  expect(failure.exitCode).toBe(exitCode);
  expect(failure.message).toContain(message);
  expect(failure.message).not.toContain('secret');
});
