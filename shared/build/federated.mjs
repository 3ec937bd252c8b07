import { readFileSync } from 'node:fs';

const { version, dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Modules of `shared` that every page needs: they come with the shell's first script. */
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
];

/** Modules that come with the first screen that asks for them. */
const WHEN_ASKED = ['charts', 'form', 'ui-date', 'ui-form', 'ui-over'];

/** Modules of shared that exist once in the browser. */
export const FEDERATED = [...AT_ONCE, ...WHEN_ASKED];

/**
 * The one table of what the suite shares, for the shell (the only provider) and the remotes (who bring nothing).
 * Curated modules and not libraries: sharing MUI as a whole costs half of the first page again, and a trailing slash
 * (`react/`) would share every helper file by itself.
 * @param range of @club/shared that a remote's package depends on: the same that its remote.json announces
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
