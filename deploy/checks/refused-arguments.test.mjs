import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../run.mjs';

/** Commands of the root that measure, show or simulate: a mistyped word must not run something else for minutes. */
const BENCH = 'e2e/bench/run.ts';
const PICTURES = 'e2e/pictures.ts';
const SIMULATE = 'server/src/league/engine/simulation/cli.ts';

test.each([
  [BENCH, ['boking'], /^There is no benchmark boking\. .*Names:\n.*booking/],
  [BENCH, ['--check', 'booking'], /^--check compares all\. /],
  [PICTURES, ['grid', 'gird'], /^There is no picture gird, but .*grid/],
  [SIMULATE, ['--player', '63'], /^npm run league:simulate -- \[--players 63\]/],
  [SIMULATE, ['--players', 'many'], /^--players nije cijeli broj: many\n$/],
  [SIMULATE, ['--pairing', 'colum'], /^'colum' nije moguće; moguće je: avoid-rematch, column\.\n$/],
])('%s refuses %j with what there is', (file, words, message) => {
  const tsx = path.join(ROOT, 'node_modules/.bin/tsx');
  const { status, stdout, stderr } = spawnSync(tsx, [file, ...words], { cwd: ROOT, encoding: 'utf8' });
  expect(stderr).toMatch(message);
  expect([status, stdout]).toEqual([1, '']);
});
