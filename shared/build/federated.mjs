import { readFileSync } from 'node:fs';

const { version, dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Modules of `shared` that every page needs: they are in the shell's first script. */
const AT_ONCE = [
  'auth',
  'club-day',
  'club-profile',
  'dialogs',
  'federation',
  'http',
  'league-status',
  'live',
  'notices',
  'query',
  'router',
  'schema',
  'ui-core',
  'ui-data',
  'unsaved-guard',
];

/** Modules that are loaded with the first screen that imports them. */
const WHEN_ASKED = ['charts', 'form', 'ui-choice', 'ui-date', 'ui-form', 'ui-over'];

/** Modules of shared of which the browser loads exactly one instance. */
export const FEDERATED = [...AT_ONCE, ...WHEN_ASKED];

/**
 * The table of what the suite shares, for the shell (the only provider) and the remotes (which provide nothing).
 * Our own modules are shared, not the libraries: sharing MUI as a whole makes the first page half as large again, and a
 * trailing slash (`react/`) would share every helper file separately.
 * @param range of @club/shared that a remote's package depends on: the same as in its remote.json
 */
export function federated(isShell, range = `^${version}`) {
  const share = (requiredVersion, eager) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    ...(isShell ? { eager } : { import: false }),
  });
  const modules = (names, eager) => names.map((name) => [`@club/shared/${name}`, share(range, eager)]);
  return Object.fromEntries([
    ['react', share(dependencies.react, true)],
    ['react/jsx-runtime', share(dependencies.react, true)],
    ['react/jsx-dev-runtime', share(dependencies.react, true)],
    ['react-dom', share(dependencies['react-dom'], true)],
    ...modules(AT_ONCE, true),
    ...modules(WHEN_ASKED, false),
  ]);
}
