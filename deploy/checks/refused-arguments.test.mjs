import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../run.mjs';

/** Commands of the root: a mistyped word must not start something else that runs for minutes, or endlessly. */
const BENCH = 'e2e/bench/run.ts';
const LEAGUE_BENCH = 'server/src/league/engine/engine.bench.ts';
const REHEARSE = 'e2e/rehearsal/run.ts';
const PICTURES = 'e2e/pictures.ts';
const SIMULATE = 'server/src/league/engine/simulation/cli.ts';
const FUZZ = 'server/src/testing/fuzz/cli.ts';
const START = 'deploy/local/start.mjs';
const DEV = 'deploy/local/dev.mjs';
const BUILD = 'deploy/local/build.mjs';
const IMAGES = 'deploy/images/rehearse-images.mjs';
const PIN = 'deploy/images/pin-images.mjs';
const BOUNDARIES = 'deploy/boundaries/check.mjs';

test.each([
  [BENCH, ['boking'], /^There is no benchmark boking\. .*Names:\n.*booking/],
  [BENCH, ['--check', 'booking'], /^--check compares all\. /],
  [PICTURES, ['grid', 'gird'], /^There is no picture gird, but .*grid/],
  [LEAGUE_BENCH, ['50'], /^npm run league:bench takes no arguments\.\n$/],
  [REHEARSE, ['upgrade'], /^npm run rehearse takes no arguments\.\n$/],
  [FUZZ, ['100', '7', '5'], /^npm run fuzz -- \[requests, 100000\] \[seed\]\n$/],
  [FUZZ, ['--seed', '7'], /^npm run fuzz -- /],
  [START, ['8081'], /^npm start se pokreće bez argumenata i opcija; .*PORT=8081 npm start\.\n$/],
  [DEV, ['mfe-league'], /^npm run dev takes no arguments.*npm run dev -w mfe-league\.\n$/],
  [BUILD, ['mfe-league'], /^npm run build takes no arguments\.\n$/],
  [IMAGES, ['--bulit'], /^npm run images:rehearse \[-- --built\]\n$/],
  [IMAGES, ['--built', 'shell'], /^npm run images:rehearse /],
  [PIN, ['--help'], /^npm run images:pin takes no arguments\.\n$/],
  [BOUNDARIES, ['server'], /^npm run boundaries \[-- --json <folder>\]\n$/],
  [BOUNDARIES, ['--json'], /^npm run boundaries /],
  [SIMULATE, ['--player', '63'], /^npm run league:simulate -- \[--players 63\]/],
  [SIMULATE, ['--players', 'many'], /^--players nije cijeli broj: many\n$/],
  [SIMULATE, ['--pairing', 'colum'], /^'colum' nije moguće; moguće je: avoid-rematch, column\.\n$/],
])('%s refuses %j with what there is', (file, words, message) => {
  const tsx = path.join(ROOT, 'node_modules/.bin/tsx');
  const { status, stdout, stderr } = spawnSync(tsx, [file, ...words], { cwd: ROOT, encoding: 'utf8' });
  expect(stderr).toMatch(message);
  expect([status, stdout]).toEqual([1, '']);
});
