/**
 * The doors between the rooms of the house, computed from the folder names, as import rules for Biome.
 * `node deploy/lint/doors.mjs` writes them to biome.doors.json, which biome.json extends; `--check` only compares.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const remotes = folders.map((entry) => entry.name).filter((name) => name.startsWith('mfe-'));

const ban = (group, message) => ({ group, message });
const only = (allowed, message) => ban(['**', ...allowed.map((path) => `!${path}`)], message);

/** Libraries that hold state or a theme: one instance for the suite, so everybody takes them through `shared`. */
const throughShared = [
  ban(['@mui/**', '@emotion/**'], 'Take it from a tier of @club/shared/ui-*: MUI is one federated instance.'),
  ban(['react-router', 'react-router-dom'], 'Take it from @club/shared/router: the router is one federated instance.'),
  ban(['@tanstack/**'], 'Take it from @club/shared/query: there is one query client.'),
  ban(['react-hook-form', '@hookform/**'], 'Take it from @club/shared/form.'),
  ban(['ky', 'ky/**'], 'Call the server through @club/shared/http: it carries token, CSRF and error words.'),
  ban(
    ['zustand', 'zustand/**'],
    'State of the suite lives in @club/shared/auth; state of a screen lives in the screen.',
  ),
  ban(['zod', 'zod/**'], 'Schemas are written with @club/shared/schema, or every remote brings zod once more.'),
  ban(['luxon'], 'Dates and money are written by @club/shared/format.'),
];
const keycloak = ban(
  ['keycloak-js'],
  'Only shell/src/sign-in/keycloak-gate.ts knows the library; use @club/shared/auth.',
);
const noServer = ban(
  ['@club/server/**', '**/server/src/**'],
  'The client knows the server by @club/shared/contracts alone.',
);
const noShell = ban(
  ['@club/shell', '@club/shell/**', '**/shell/src/**'],
  'The shell is nobody’s library; move what is shared into shared/.',
);
const noRemotes = ban(
  ['@club/mfe-*', '@club/mfe-*/**', ...remotes.map((name) => `**/${name}/**`)],
  'A remote is loaded at run time by its registry entry, never imported.',
);
const noReact = ban(['react', 'react-dom', 'react/**', 'react-dom/**'], 'No React in this room.');

const server = [
  noShell,
  noRemotes,
  noReact,
  ban(
    ['@club/shared/**', '!@club/shared/contracts/**', '!@club/shared/schema'],
    'The server shares the contracts with the client and nothing else.',
  ),
];

const pureEngine = 'The engine is pure and imports nothing outside its folder.';

/** Later rows are the narrower rooms; each carries its whole list, since the last match decides. */
const rooms = [
  {
    files: ['shared/src/**'],
    doors: [
      keycloak,
      noServer,
      noShell,
      noRemotes,
      ban(
        ['../*/**'],
        'Inside shared, another module is imported by its public name (@club/shared/…), or there would be two of it.',
      ),
    ],
  },
  {
    files: ['shared/src/contracts/**'],
    doors: [
      only(
        ['@club/shared/schema', '@club/shared/contracts/**', './**'],
        'Contracts know the words of schemas and each other: they are compiled into everybody.',
      ),
    ],
  },
  { files: ['shell/src/**'], doors: [...throughShared, keycloak, noServer, noRemotes] },
  { files: ['shell/src/sign-in/keycloak-gate.ts'], doors: [...throughShared, noServer, noRemotes] },
  { files: ['mfe-*/src/**'], doors: [...throughShared, keycloak, noServer, noShell, noRemotes] },
  { files: ['server/src/**'], doors: server },
  {
    files: ['server/src/**/*.routes.ts'],
    doors: [
      ...server,
      ban(['kysely', 'pg', '**/*.repository'], 'A route knows its service; SQL lives in the repository.'),
    ],
  },
  {
    files: ['server/src/**/*.service.ts'],
    doors: [
      ...server,
      ban(['fastify', '**/*.routes'], 'A service is one use case; request and reply stay in the routes.'),
    ],
  },
  {
    files: ['server/src/**/*.repository.ts'],
    doors: [
      ...server,
      ban(
        ['**/*.repository', '**/*.service', '**/*.routes', 'fastify'],
        'A repository is SQL on the handle that it is given; services put repositories together.',
      ),
    ],
  },
  {
    files: ['server/src/**/*-rules.ts'],
    doors: [
      only(['./**', '../**/*-rules', '@club/shared/contracts/**'], 'Rules are pure: they are given what they need.'),
    ],
  },
  {
    files: ['server/src/league/engine/*.ts'],
    doors: [only(['./**'], pureEngine)],
  },
  {
    files: ['server/src/league/engine/*/*.ts', '!server/src/league/engine/simulation/**'],
    doors: [only(['./**', '../*', '../*/*'], pureEngine), ban(['../../**'], pureEngine)],
  },
];

const isTest = ['!**/*.test.ts', '!**/*.test.tsx', '!**/*.bench.ts'];
const overrides = rooms.map(({ files, doors }) => ({
  includes: [...files, ...isTest],
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: doors } } } } },
}));
overrides.push({
  includes: ['mfe-*/src/**', 'shell/src/**', ...isTest],
  linter: {
    rules: {
      style: {
        noRestrictedGlobals: {
          level: 'error',
          options: {
            deniedGlobals: {
              fetch: 'Call the server through @club/shared/http.',
              alert: 'Use useNotify() of shared.',
              confirm: 'Use useConfirm() of shared.',
              prompt: 'Use usePrompt() of shared.',
            },
          },
        },
      },
    },
  },
});

const target = new URL('biome.doors.json', root);
const text = `${JSON.stringify({ overrides }, null, 2)}\n`;
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('biome.doors.json is not what the folders say: run `node deploy/lint/doors.mjs`.');
    process.exit(1);
  }
} else writeFileSync(target, text);
