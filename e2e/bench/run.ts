/**
 * `npm run bench [-- name…]`: measures, prints, and writes docs/benchmarks.md. `npm run bench -- --check`: compares a few
 * ratios and counts with their limits and writes nothing.
 */

import { booking } from './booking';
import { check } from './check';
import { cleanClone } from './clean-clone';
import { click } from './click';
import { finances } from './finances';
import { firstGrid } from './first-grid';
import { firstPage } from './first-page/first-page';
import { firstStart } from './first-start';
import { gridRead } from './grid-read';
import { largeClub } from './large-club';
import { league } from './league';
import { live } from './live';
import { longAccount } from './long-account';
import { writeSection } from './report';
import { startTime } from './start-time';

const ALL = [
  firstPage,
  firstGrid,
  click,
  gridRead,
  booking,
  longAccount,
  largeClub,
  live,
  finances,
  league,
  startTime,
  firstStart,
  cleanClone,
];

const given = process.argv.slice(2);
const isCheck = given.includes('--check');
const asked = given.filter((argument) => argument !== '--check');
const unknown = asked.filter((name) => !ALL.some((each) => each.name === name));
if (unknown.length > 0 || (isCheck && asked.length > 0)) {
  console.error(
    `${unknown.length > 0 ? `There is no benchmark ${unknown.join(', ')}` : '--check compares all'}. npm run bench -- [name …], or -- --check. Names:\n${ALL.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
if (isCheck) process.exit((await check(ALL)) ? 0 : 1);

for (const benchmark of ALL) {
  if (asked.length > 0 ? !asked.includes(benchmark.name) : benchmark.onlyByName) continue;
  console.log(`\n${benchmark.title}`);
  const text = await benchmark.run();
  console.log(text);
  writeSection(ALL, benchmark, text);
}
