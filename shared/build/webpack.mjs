import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { inSuite } from './dev/in-suite.mjs';
import { DEV_PORTS } from './dev/ports.mjs';
import { FEDERATED, federated } from './federated.mjs';
import { PROVIDE, runtimeOfRemote, runtimeOfShell } from './federation-runtime/aliases.mjs';
import { packageFacts } from './package-facts.mjs';
import { BrotliPlugin } from './plugins/brotli.mjs';
import { DevHookPlugin } from './plugins/dev-hook.mjs';
import { FirstScriptsPlugin } from './plugins/first-scripts.mjs';
import { InlineScriptPlugin } from './plugins/inline-script.mjs';
import { PublicFilesPlugin } from './plugins/public-files.mjs';
import { ReleaseFilesPlugin } from './plugins/release-files.mjs';
import { SharedOncePlugin } from './plugins/shared-once.mjs';

const require = createRequire(import.meta.url);

/**
 * The only webpack configuration, for the shell and the remotes, production and development.
 * @param dir folder of the package
 * @param remote content of its remote.json, undefined for the shell
 * @param federates, alias, output changed only by the monolith that benchmarks compare with
 */
function configOf({ dir, remote, federates = true, alias = {}, output }) {
  return (env = {}, argv = {}) => {
    const production = argv.mode === 'production';
    // A remote in development inside the built product runs with React's production build, which does not support
    // development JSX.
    const inDeployedSuite = env.suite !== undefined;
    const refresh = Boolean(env.WEBPACK_SERVE) && !inDeployedSuite;
    const name = remote ? remote.name.replaceAll('-', '_') : 'shell';
    const folder = output ?? path.join(dir, 'dist');
    const port = Number(env.port ?? DEV_PORTS[remote?.name ?? 'shell']);
    return {
      context: dir,
      name,
      mode: production ? 'production' : 'development',
      target: ['web', 'es2022'],
      entry: remote ? {} : { main: './src/index.ts' },
      // The page of the built product forbids eval.
      devtool: production ? false : inDeployedSuite ? 'cheap-module-source-map' : 'eval-cheap-module-source-map',
      output: {
        path: folder,
        publicPath: remote ? 'auto' : '/',
        uniqueName: name,
        // Pages that are still open get the scripts of earlier builds from the server, which keeps a copy.
        clean: true,
        filename: production ? '[name].[contenthash:8].js' : '[name].js',
        // A module that threw is evaluated again on the next request, instead of being returned half initialised.
        strictModuleExceptionHandling: true,
        // A script that takes longer has failed: the importer reports it and may retry. On a slow connection the largest
        // script, the charts library, takes ten seconds.
        chunkLoadTimeout: 15_000,
        chunkFilename: production ? '[name].[contenthash:8].chunk.js' : '[name].chunk.js',
      },
      resolve: {
        extensions: ['.tsx', '.ts', '.mjs', '.js'],
        alias: {
          ...leaner(production),
          ...(remote ? { ...ownIcons, ...runtimeOfRemote() } : runtimeOfShell()),
          ...alias,
        },
      },
      module: {
        rules: [
          sources({ development: !production && !inDeployedSuite, refresh }),
          compiledShared,
          // A library's own CSS, as text for a <style>: the component that needs it renders it.
          { test: /\.css$/, type: 'asset/source' },
        ],
      },
      plugins: [
        federates && federation({ name, remote, production, dir }),
        !remote && new HtmlWebpackPlugin({ template: path.join(dir, 'src/index.html'), scriptLoading: 'defer' }),
        !remote && new FirstScriptsPlugin(),
        !remote && new InlineScriptPlugin(path.join(dir, 'src/early-sign-on/early-sign-on.ts')),
        !remote && new PublicFilesPlugin(path.join(dir, 'public')),
        !remote && refresh && new DevHookPlugin(),
        new ReleaseFilesPlugin(remote && path.join(dir, 'remote.json')),
        remote && production && new SharedOncePlugin(FEDERATED),
        production && new BrotliPlugin(),
        refresh && new RefreshPlugin({ overlay: false, library: name }),
      ],
      optimization: {
        moduleIds: 'deterministic',
        chunkIds: 'deterministic',
        // Libraries change rarely: browsers keep them in the cache when our own code has a new build.
        splitChunks: { cacheGroups: remote ? { common: commonOf(remote) } : { libraries } },
        minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })],
      },
      performance: { hints: false },
      // webpack's own cache together with federation once produced a broken bundle without an error.
      cache: production ? false : { type: 'memory' },
      stats: 'errors-warnings',
      // The federation plugin warns that `auto` is resolved at run time, which is its purpose.
      infrastructureLogging: { level: 'error' },
      devServer: devServer({ port, server: env.server, suite: env.suite, remote }),
    };
  };
}

/** Replaces files that packages wrongly direct a bundler to. */
function leaner(production) {
  // The router's package directs every bundler to its development build.
  const router = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
  // The theme turns ripples off, but their code would still be loaded.
  const ripple = path.join(path.dirname(require.resolve('@mui/material/package.json')), 'ButtonBase/TouchRipple.mjs');
  return {
    [ripple]: path.join(import.meta.dirname, 'no-ripple.mjs'),
    ...(production && {
      'react-router$': path.join(router, 'index.mjs'),
      'react-router/dom$': path.join(router, 'dom-export.mjs'),
    }),
  };
}

/** Outside this repository shared is compiled; its files import each other without file extensions. */
const compiledShared = { test: /\.js$/, resolve: { fullySpecified: false } };

/** A remote contains the icons that it shows, but not the MUI that renders them. */
const ownIcons = { '@mui/material/SvgIcon$': path.join(import.meta.dirname, 'svg-icon.mjs') };

/** The shell's libraries in a separate script. */
const libraries = { name: 'libraries', test: /node_modules/, chunks: 'initial', enforce: true };

/**
 * What more than half of a remote's screens share is loaded with its routes: a page loads faster with few files, because
 * a browser opens only six connections to an HTTP/1.1 server.
 */
function commonOf({ routes }) {
  const screens = new Set(routes.map(({ screen }) => screen)).size;
  return { name: '__federation_expose_routes', chunks: 'async', minChunks: Math.floor(screens / 2) + 1, enforce: true };
}

function sources({ development, refresh }) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh } },
      },
    },
  };
}

function federation({ name, remote, production, dir }) {
  return new ModuleFederationPlugin({
    name,
    shared: federated(!remote, remote && packageFacts(dir).shared),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: Boolean(remote),
    ...(remote && {
      filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
      exposes: { './routes': './src/routes.tsx' },
    }),
    ...(!remote && { runtimePlugins: [path.join(dir, 'src/remotes/shared-module-retry.ts'), PROVIDE] }),
    experiments: {
      ...(remote ? { externalRuntime: true } : { provideExternalRuntime: true }),
      // A remote imports nothing from another one, and the shell finds remotes in its registry at run time.
      optimization: { target: 'web', disableRemote: true },
    },
  });
}

/** Shows compiler errors over the page; what a screen throws is shown by the shell's own error page. */
const OVERLAY = { errors: true, warnings: false, runtimeErrors: false };

function devServer({ port, server, suite, remote }) {
  const inDeployedSuite = suite !== undefined;
  return {
    port,
    hot: !inDeployedSuite,
    liveReload: inDeployedSuite,
    allowedHosts: 'all',
    historyApiFallback: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    // The page comes from a different port than the remote; its socket must still find the remote's own server.
    client: {
      overlay: inDeployedSuite && OVERLAY,
      webSocketURL: `${inDeployedSuite ? 'http' : 'ws'}://localhost:${port}/ws`,
    },
    // The page of the built product lets scripts call a remote's own server over http only; sockjs falls back to that.
    webSocketServer: inDeployedSuite ? 'sockjs' : 'ws',
    static: false,
    ...(server && {
      proxy: [
        {
          context: ['/api', '/realms', '/registry.json', '/remotes', '/media', '/club', '/manifest.webmanifest'],
          target: server,
          xfwd: true,
        },
      ],
    }),
    ...(inDeployedSuite && inSuite({ suite, remote, port })),
  };
}

/** The shell, in folder `dir`. */
export const shellConfig = (dir, changes) => configOf({ dir, ...changes });

/** A remote, in folder `dir`, as described by its remote.json. */
export function remoteConfig(dir) {
  const remote = JSON.parse(readFileSync(path.join(dir, 'remote.json'), 'utf8'));
  return configOf({ dir, remote });
}
