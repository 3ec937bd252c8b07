/**
 * Replaces @module-federation/webpack-bundler-runtime in a remote with what the shell provides (provide.mjs), from
 * @club/shared 2.2.0 on. An older shell does not run a remote that depends on it.
 */
import { init } from '@module-federation/runtime';

// The remote's own `init`: the shell's would treat the remote as a second build of the shell.
export default { ...window.clubBundlerRuntime, runtime: { init } };
