/**
 * Checks the import rules: `node deploy/boundaries/check.mjs`, as part of `npm run lint`. Prints each violation with
 * its remedy; of several cycles with common parts only the shortest. `--json DIR` checks another tree, such as the
 * generated one of the test.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import swc from '@swc/core';
import { cruise } from 'dependency-cruiser';
import { ROOT } from '../run.mjs';
import { groupCycles } from './group-cycles.mjs';
import { withImportTypes } from './import-types.mjs';
import { rules, tests } from './rules.mjs';
import { violationLines } from './violation-lines.mjs';

// dependency-cruiser reads TypeScript with swc, but has no setting for JSX.
const parseFile = swc.parseFileSync;
swc.parseFileSync = (file, options) => withImportTypes(parseFile(file, { ...options, tsx: file.endsWith('x') }));

/** Every folder with sources: packages as a whole, because their build and test settings import, too. */
const SOURCES = /^(shared|shell|server|e2e|deploy|mfe-.+)$/;
/** Rules that also apply to tests, or that are about test support. */
const FOR_TESTS = /public-api|testing-for-tests/;

/** Not entered: builds and tests that run beside the check remove what it is about to read. */
const NO_SOURCES = ['node_modules', 'dist', 'test-results'];

/** dependency-cruiser reads these, but looks for them in folders only beside a TypeScript that it can load. */
const typedScriptsIn = (baseDir, folder) =>
  readdirSync(path.join(baseDir, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NO_SOURCES.includes(entry.name) ? [] : typedScriptsIn(baseDir, name);
    return name.endsWith('.mts') ? [name] : [];
  });

async function violations(baseDir, forbidden, exclude) {
  const folders = readdirSync(baseDir).filter((name) => SOURCES.test(name));
  const { output } = await cruise(
    [...folders, ...folders.flatMap((folder) => typedScriptsIn(baseDir, folder))],
    {
      baseDir,
      ruleSet: { forbidden },
      validate: true,
      parser: 'swc',
      doNotFollow: { path: 'node_modules' },
      exclude: { path: ['^[^/]+/(dist|test-results)/', ...exclude] },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js'],
    },
  );
  const { summary, modules } = output;
  return { checked: summary.totalCruised, found: summary.violations, modules };
}

const [option, tree, ...surplus] = process.argv.slice(2);
const isJson = option === '--json' && tree !== undefined && surplus.length === 0;
if (option !== undefined && !isJson) {
  console.error('npm run boundaries [-- --json <folder>]');
  process.exit(1);
}
const root = isJson ? path.resolve(tree) : ROOT;
const product = await violations(root, rules, tests);
const withTests = await violations(
  root,
  rules.filter(({ name }) => FOR_TESTS.test(name)),
  [],
);
const key = ({ rule, from, to }) => `${rule.name} ${from} ${to}`;
const found = [
  ...new Map(
    [...product.found, ...withTests.found, ...groupCycles(product.modules)].map((each) => [key(each), each]),
  ).values(),
].map(({ rule, from, to, cycle }) => ({ rule: rule.name, from, to, cycle: cycle?.map(({ name }) => name) }));

if (isJson) console.log(JSON.stringify(found));
else if (found.length > 0) {
  console.error(violationLines(found, (rule) => rules.find(({ name }) => name === rule).comment).join('\n'));
  console.error(`Violations of the import rules: ${found.length}.`);
  process.exit(1);
} else console.log(`Boundaries: ${product.checked} files, no violations.`);
