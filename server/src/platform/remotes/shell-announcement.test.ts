import fs from 'node:fs';
import { jest } from '@jest/globals';
import { shellAnnouncement } from './shell-announcement';
import { suiteForTests } from './testing-releases';

const suite = suiteForTests();
const { reported, version, write } = suite;
const announced = () => JSON.parse(fs.readFileSync(suite.folder('releases/shell.json'), 'utf8'));

afterEach(() => jest.restoreAllMocks());

test('the release tool finds beside the releases which shell runs, also after its build was replaced', async () => {
  expect(await version()).toBe('2.0.0');
  expect(announced()).toEqual({ shared: '2.1.0', contract: 1 });
  write('shell/dist/suite.json', '{"shared":"2.2.0","contract":1}');
  expect(await version()).toBe('2.0.0');
  expect(announced()).toEqual({ shared: '2.2.0', contract: 1 });
  expect(fs.readdirSync(suite.folder('releases'))).toEqual(['shell.json']);
});

test('it finds there, too, which remotes the server gets from elsewhere, whatever is released', async () => {
  const address = 'http://127.0.0.1:2/mfe-league/';
  await suite.restart([], new Map([['mfe-league', address]]));
  await version();
  expect(announced()).toEqual({ shared: '2.1.0', contract: 1, addresses: { 'mfe-league': address } });
  await suite.restart();
  await version();
  expect(announced()).toEqual({ shared: '2.1.0', contract: 1 });
});

test('a process that started earlier does not replace what a newer one has announced', async () => {
  await version();
  write('releases/shell.json', '{"shared":"2.2.0","contract":1}');
  await version();
  expect(announced()).toEqual({ shared: '2.2.0', contract: 1 });
});

test('an announcement that failed is repeated, at most every half a minute', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  write('releases', 'a file, not a folder');
  const failures: string[] = [];
  const places = { releases: suite.folder('releases'), addresses: new Map() };
  const announce = shellAnnouncement(places, (error) => failures.push(error.message));
  const at = async (seconds: number) => {
    now.mockReturnValue(seconds * 1000);
    await announce({ shared: '2.1.0', contract: 1 });
  };
  await at(0);
  await at(31);
  expect(failures).toEqual([expect.stringContaining('cannot be written')]);
  fs.rmSync(suite.folder('releases'));
  await at(32);
  expect(fs.existsSync(suite.folder('releases'))).toBe(false);
  await at(62);
  expect(announced()).toEqual({ shared: '2.1.0', contract: 1 });
});

test('a folder that cannot be written is reported once, and the remotes are served', async () => {
  write('releases', 'a file, not a folder');
  expect([await version(), await version()]).toEqual(['2.0.0', '2.0.0']);
  expect(reported()).toEqual([expect.stringContaining('cannot be written')]);
});
