/**
 * Stands for @module-federation/webpack-bundler-runtime in a remote: what the shell provides (provide.mjs), from
 * @club/shared 2.2.0 on. An older shell runs nothing of a remote that depends on that.
 */
import { init } from '@module-federation/runtime';

// The remote's own: the shell's would take the remote for a second build of the shell.
export default { ...window.clubBundlerRuntime, runtime: { init } };
