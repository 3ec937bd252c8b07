/**
 * Plugin of the shell's runtime: provides the part of it that webpack's code calls, which every remote would otherwise
 * contain. The library's own pair of settings (`provideExternalRuntime`, `externalRuntime`) does the same for the core.
 */
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

export default function provideBundlerRuntime() {
  const { attachShareScopeMap, bundlerRuntime } = federation;
  // The shell exposes nothing, so its own build leaves out `initContainerEntry`.
  window.clubBundlerRuntime = { attachShareScopeMap, bundlerRuntime: { ...bundlerRuntime, initContainerEntry } };
  return { name: 'club-provide-bundler-runtime' };
}
