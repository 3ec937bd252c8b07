import fs from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { verifyMoney } from '../finances';
import { memberForTests } from '../members/testing';
import { eachEngine, secondPool, type TestDatabase } from '../platform/database/testing';
import { openClubServices } from '../testing/club-services';
import { restoreBackup } from './restore-backup.service';
import { backupPlaces, fill, rowsIn } from './testing-backups';
import { unpackBackup } from './unpack-backup';
import { BackupInProgress, writeBackup } from './write-backup.service';

const NOW = new Date('2026-11-20T06:00:00Z');
const { at, placeOf, addPicture } = backupPlaces();
afterEach(() => jest.restoreAllMocks());

eachEngine((open, postgresTest) => {
  let source: TestDatabase;
  beforeAll(async () => {
    source = await open();
    await fill(source);
  });

  test('a backup that another process has made first leaves no file', async () => {
    const place = placeOf(source, 'source');
    const target = { file: at('late.tar.gz'), recipient: undefined };
    const packed = jest.spyOn(fs.promises, 'readFile');
    addPicture();
    for (const answers of [[false], [true, false], [true, true, false]]) {
      let calls = 0;
      const isWanted = async () => answers[calls++] ?? false;
      await expect(writeBackup(place, { ...target, isWanted }, NOW)).rejects.toThrow(BackupInProgress);
      expect(calls).toBe(answers.length);
      if (calls === 1) expect(packed).not.toHaveBeenCalled();
    }
    expect(fs.readdirSync(at())).toEqual(['source']);
  });

  postgresTest('of two processes that begin in one second, with one name, one makes the backup', async () => {
    const other = await secondPool(source);
    const target = { file: at('club.tar.gz'), recipient: undefined };
    addPicture();
    let goOn: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let first: Promise<unknown> | undefined;
    await new Promise<void>((isReading) => {
      let calls = 0;
      const isWanted = async () => {
        calls += 1;
        if (calls === 1) return true;
        isReading();
        await gate;
        return true;
      };
      first = writeBackup(placeOf(source, 'source'), { ...target, isWanted }, NOW);
    });
    const { pid } = process;
    Object.defineProperty(process, 'pid', { value: pid + 1, configurable: true });
    const packed = jest.spyOn(fs.promises, 'readFile');
    const second = writeBackup(placeOf(other, 'source'), target, NOW);
    await expect(second).rejects.toThrow(BackupInProgress);
    expect(packed).not.toHaveBeenCalled();
    Object.defineProperty(process, 'pid', { value: pid, configurable: true });
    goOn();
    await first;
    expect(fs.readdirSync(at())).toEqual(['club.tar.gz', 'source']);
    await unpackBackup(target.file, at('unpacked'));
  });

  test('a change during a backup is contained completely or not at all', async () => {
    const { accounts } = await openClubServices(source);
    const member = await memberForTests(source);
    let going = true;
    const paying = (async () => {
      while (going) {
        await accounts.pay(member, 100, { actorId: member });
        // The embedded engine answers without yielding to the event loop.
        await nextTurn();
      }
    })();
    const file = at('club.tar.gz');
    const manifest = await writeBackup(placeOf(source, 'source'), { file, recipient: undefined }, NOW).finally(() => {
      going = false;
    });
    await paying;
    const target = await open({ empty: true });
    await restoreBackup(await unpackBackup(file, at('unpacked')), placeOf(target, 'target'));
    expect(await verifyMoney(target)).toEqual([]);
    const restored = (await rowsIn(target)).ledger_entry ?? [];
    expect(restored).toHaveLength(manifest.ledger.entries);
    const entered = (await rowsIn(source)).ledger_entry ?? [];
    expect(entered.length).toBeGreaterThan(restored.length);
    expect(entered.slice(0, restored.length)).toEqual(restored);
  });
});
