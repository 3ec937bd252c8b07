import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../run.mjs';

/** By version, the exports of the federated modules that arrived with it; those of the first one with it or before it. */
export const EXPORT_VERSIONS = JSON.parse(readFileSync(path.join(ROOT, 'shared/build/export-versions.json'), 'utf8'));

const listed = Object.entries(EXPORT_VERSIONS).flatMap(([version, modules]) =>
  Object.entries(modules).flatMap(([module, names]) => names.map((name) => ({ version, module, name }))),
);
/** Each entry as `ui-core.Button`. */
export const LISTED = listed.map(({ module, name }) => `${module}.${name}`);

/** @param versions two of the form 2.6.0 */
export const isBelow = (...versions) => versions[0].localeCompare(versions[1], 'en', { numeric: true }) < 0;

/** The version with which an export arrived, or without a name the module; undefined for one that is not listed. */
const versionOf = ({ module, name }) =>
  listed.find((each) => each.module === module && (name === undefined || each.name === name))?.version;

function lowestOf(range) {
  const [, lowest] = /^[\^~]?(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (lowest === undefined) throw new Error(`Write the range ${range} of @club/shared like ^2.6.0.`);
  return lowest;
}

/**
 * The imports that are missing in the lowest version of a range, with the version in which they are.
 * @param imports of federated modules, as `{ module, name }`
 */
export function tooNew(range, imports) {
  const lowest = lowestOf(range);
  return imports
    .map((each) => ({ ...each, version: versionOf(each) }))
    .filter(({ version }) => version !== undefined && isBelow(lowest, version));
}
