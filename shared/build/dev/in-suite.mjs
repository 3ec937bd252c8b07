import { suiteProxy } from './suite-proxy.mjs';

/**
 * Settings of a development server that shows one remote in the pages of a deployed suite: the remote's files have a path
 * that no suite uses.
 */
export function inSuite({ suite, remote, port }) {
  const publicPath = `/remotes/${remote.name}-dev/`;
  return {
    devMiddleware: { publicPath },
    historyApiFallback: false,
    setupMiddlewares: (middlewares, server) => [
      { name: 'files-at-root', middleware: filesAtRoot(server, publicPath) },
      ...middlewares,
      { name: 'suite', middleware: suiteProxy(suite, { ...remote, entry: `${publicPath}mf-manifest.json` }) },
    ],
    onListening: ({ middleware }) =>
      middleware.waitUntilValid(() =>
        console.log(
          `Open http://localhost:${port} – ${remote.name} from this folder in ${suite} (other port: --port)\n` +
            `Or choose http://localhost:${port} as its development build in a suite that allows it (OVERRIDE_ORIGINS)`,
        ),
      ),
  };
}

/** Serves the remote's files at the root too, because the override of a suite is an origin, without a path. */
function filesAtRoot(server, publicPath) {
  return (request, _response, next) => {
    const below = publicPath + request.url.slice(1);
    if (server.middleware.getFilenameFromUrl(below)) request.url = below;
    next();
  };
}
