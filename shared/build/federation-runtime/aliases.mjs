/**
 * Parts of the federation runtime that are left out of the builds or replaced, so that the first page loads only what it
 * needs. The library has settings for most of them (`disableRemote`, `externalRuntime`); the files listed here are the rest.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const own = (file) => path.join(import.meta.dirname, file);
const require = createRequire(import.meta.url);

/** A file next to the main file of the last package in a chain of dependencies. */
function fileOf(packages, file) {
  const main = packages.reduce((from, name) => createRequire(from).resolve(name), import.meta.filename);
  const found = path.join(path.dirname(main), file);
  // Without this check the build would merely get larger, and nobody would notice.
  if (!existsSync(found))
    throw new Error(`${packages.at(-1)} has no ${file} any more: remove its replacement here too.`);
  return found;
}

const BUNDLER = '@module-federation/webpack-bundler-runtime';
const SDK = [BUNDLER, '@module-federation/sdk'];
const CORE = [BUNDLER, '@module-federation/runtime', '@module-federation/runtime-core'];
const noErrorTexts = () => ({
  [fileOf([BUNDLER, '@module-federation/error-codes'], 'desc.mjs')]: own('no-error-texts.mjs'),
});

/** The shell contains the whole runtime, except what would load and preload remotes. */
export function runtimeOfShell() {
  // The federation plugin refers to this runtime by its CommonJS file, which would add the whole runtime a second time.
  const injected = require.resolve('@module-federation/inject-external-runtime-core-plugin');
  return {
    ...noErrorTexts(),
    [injected]: injected.replace(/\.cjs$/, '.js'),
    [fileOf(CORE, 'utils/load.js')]: own('no-remotes.mjs'),
    [fileOf(CORE, 'utils/preload.js')]: own('no-remotes.mjs'),
    [fileOf(SDK, 'dom.js')]: own('no-remotes.mjs'),
  };
}

/** In a remote, the part of the runtime that webpack's code calls comes from the shell. */
export const runtimeOfRemote = () => ({ ...noErrorTexts(), [fileOf([BUNDLER], 'bundler.js')]: own('provided.mjs') });

/** For the plugins of the shell's runtime. */
export const PROVIDE = own('provide.mjs');
