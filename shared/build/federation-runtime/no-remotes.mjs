/**
 * Replaces the code to load and preload remotes that the core contains although it is built without it
 * (`disableRemote`): the shell loads remotes itself, in shell/src/remotes.
 */
function notHere() {
  throw new Error('The federation runtime loads no remotes here.');
}

export {
  notHere as createLink,
  notHere as createScript,
  notHere as defaultPreloadArgs,
  notHere as formatPreloadArgs,
  notHere as getRemoteEntry,
  notHere as getRemoteEntryUniqueKey,
  notHere as getRemoteInfo,
  notHere as isEsmRemoteType,
  notHere as isStaticResourcesEqual,
  notHere as loadScript,
  notHere as normalizePreloadExposes,
  notHere as preloadAssets,
  notHere as safeWrapper,
};
