import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { violationLines } from './violation-lines.mjs';

const check = path.join(import.meta.dirname, 'check.mjs');

/** The violations in a tree with these files. */
function foundIn(files) {
  const tree = mkdtempSync(path.join(os.tmpdir(), 'boundaries-'));
  try {
    const write = (name, text) => {
      mkdirSync(path.join(tree, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(tree, name), text);
    };
    for (const [name, imports] of Object.entries(files))
      write(name, `${[imports].flat().join('\n')}\nexport const a = 1;\n`);
    // Packages are found where npm's workspaces link them.
    write('shared/package.json', '{ "name": "@club/shared", "exports": { "./*": "./src/*/index.ts" } }');
    mkdirSync(path.join(tree, 'node_modules/@club'), { recursive: true });
    symlinkSync(path.join(tree, 'shared'), path.join(tree, 'node_modules/@club/shared'));
    return JSON.parse(execFileSync(process.execPath, [check, '--json', tree], { encoding: 'utf8' }));
  } finally {
    rmSync(tree, { recursive: true });
  }
}

/** `rule: file` of each violation. */
const violationsIn = (files) => [...new Set(foundIn(files).map(({ rule, from }) => `${rule}: ${from}`))].sort();

/** Violations of import rules only: the test's files are all unreachable from an entry. */
const importViolationsIn = (files) => violationsIn(files).filter((violation) => !violation.startsWith('no-dead-file'));

/** A violation of each rule. The imported file is created too: an unresolved import belongs to no folder. */
const violations = {
  'client-knows-contracts-only: mfe-account/src/prices.ts': "import { a } from '../../server/src/pricing';",
  'contracts-are-values: shared/src/contracts/form.ts': "import { useForm } from 'react-hook-form';",
  'dates-through-shared: mfe-league/src/day.ts': "import { DateTime } from 'luxon';",
  'domain-is-pure: shared/src/domain/money.ts': "import { z } from 'zod/mini';",
  'engine-is-pure: server/src/league/engine/draw.ts': "import { DateTime } from 'luxon';",
  'engine-is-pure: server/src/league/engine/round/draw.ts': "import { a } from '../../fees';",
  'engine-on-demand: server/src/platform/database/index.ts': "export { a } from './embedded';",
  'engine-public-api: server/src/league/entries/entries.ts': "import { a } from '../engine/draw';",
  'form-through-shared: mfe-admin/src/form.tsx': "import { useForm } from 'react-hook-form';",
  'http-through-shared: shell/src/call.ts': "import ky from 'ky';",
  'keycloak-in-one-file: mfe-league/src/key.ts': "import Keycloak from 'keycloak-js';",
  'module-public-api-from-outside: deploy/releases/members.mjs':
    "import { a } from '../../server/src/members/members.repository';",
  'module-public-api-from-outside: e2e/club/members.ts':
    "import { a } from '../../server/src/members/members.repository';",
  'module-public-api-from-outside: server/src/club.ts': "import { a } from './members/members.repository';",
  'module-public-api: server/src/bookings/bookings.test.ts': "import { a } from '../members/members.repository';",
  'modules-below-the-composition: server/src/bookings/clock.ts': "import { a } from '../config';",
  'mui-through-shared: mfe-account/src/button.tsx': "import { Button } from '@mui/material';",
  'no-cycle: mfe-account/src/egg.ts': "import { a } from './hen';",
  'no-folder-cycle: shell/src/header': [],
  'no-folder-cycle: shell/src/menu': [],
  'nobody-imports-a-remote: shell/src/remote.ts': "import { routes } from '@club/mfe-account';",
  'platform-knows-no-club: server/src/platform/live/topics.ts': "import { a } from '../../bookings';",
  'query-through-shared: mfe-account/src/query.ts': "import { useQuery } from '@tanstack/react-query';",
  'remotes-stay-apart: mfe-account/src/neighbour.ts': "import { a } from '../../mfe-league/src/key';",
  'remotes-stay-apart: mfe-admin/webpack.config.mjs': "import { a } from '../mfe-league/src/key';",
  'repositories-are-sql: server/src/pricing/pricing.repository.ts': "import { a } from './pricing.service';",
  'router-through-shared: shell/src/router.ts': "import { Link } from 'react-router';",
  'routes-receive-services: server/src/pricing/day.routes.ts': "import type { Database } from '../platform/database';",
  'routes-without-sql: server/src/pricing/pricing.routes.ts': "import { a } from './pricing.repository';",
  'rules-are-pure: server/src/pricing/price-rules.ts': "import type { Tx } from '../platform/database';",
  'schema-through-shared: mfe-account/src/schema.ts': "import * as z from 'zod/v4';",
  'server-takes-contracts-and-domain: server/src/bookings/theme.ts': "import { theme } from '@club/shared/theme';",
  'server-without-react: server/src/bookings/screen.ts': "import type { ReactNode } from 'react';",
  'services-without-http: server/src/pricing/pricing.service.ts': "import type { FastifyReply } from 'fastify';",
  'shared-by-public-name: shared/src/http/twice.ts': "import { a } from '../theme';",
  'shell-is-no-library: mfe-account/src/header.ts': "import { a } from '../../shell/src/call';",
  'state-through-shared: mfe-account/src/store.ts': "import { create } from 'zustand';",
  'testing-for-tests: server/src/bookings/bookings.service.ts': "import { a } from '../members/testing';",
};
const surroundings = {
  'mfe-account/src/hen.ts': "import { a } from './egg';",
  'server/src/bookings/index.ts': [],
  'server/src/config.ts': [],
  'server/src/league/fees/index.ts': [],
  'server/src/members/index.ts': [],
  'server/src/members/members.repository.ts': [],
  'server/src/members/testing.ts': [],
  'server/src/platform/database/embedded.ts': [],
  'server/src/platform/database/index.ts': [],
  'server/src/pricing/index.ts': [],
  'shared/src/theme/index.ts': [],
  'shell/src/header/header.ts': "import { a } from '../menu/entry';",
  'shell/src/header/logo.ts': [],
  'shell/src/menu/entry.ts': [],
  'shell/src/menu/menu.ts': "import { a } from '../header/logo';",
};
const allowed = {
  'mfe-account/src/own.ts': ["import Star from '@mui/icons-material/Star';", "import { url } from 'zod/mini';"],
  'mfe-account/src/theme.ts': "import { a } from '@club/shared/theme';",
  'server/src/bookings/booking-rules.ts': "import { a } from '../pricing';",
  'server/src/bookings/bookings.repository.ts': "import { sql } from 'kysely';",
  'server/src/bookings/bookings.service.ts': [
    "import { a } from './bookings.repository';",
    "import { b } from '../pricing';",
  ],
  'server/src/bookings/bookings.test.ts': "import { a } from '../members/testing';",
  'server/src/league/engine/draw.ts': "import { a } from './round/round';",
  'server/src/league/engine/round/round.ts': "import { b } from '../../engine/seed';",
  'server/src/platform/database/open-database.ts': "await import('./embedded');",
  'server/src/platform/live/live.ts': "import { a } from '../database';",
  'shared/src/http/http.ts': ["import ky from 'ky';", "import { a } from '@club/shared/theme';"],
  'shell/src/sign-in/keycloak-library.ts': "import Keycloak from 'keycloak-js';",
};

test('each rule refuses its violation, and nothing else is refused', () => {
  const planted = Object.entries(violations).filter(([violation]) => !violation.startsWith('no-folder-cycle'));
  const files = Object.fromEntries(planted.map(([violation, imports]) => [violation.split(': ')[1], imports]));
  expect(importViolationsIn({ ...surroundings, ...files })).toEqual(Object.keys(violations).sort());
});

test('a type that is imported where it is used is imported all the same', () => {
  const files = {
    'mfe-account/src/fee.ts': "export type Fee = import('../../server/src/pricing').Fee;",
    'mfe-account/src/fees.ts': "export type Fees = readonly (import('../../server/src/pricing').Fee | undefined)[];",
    'mfe-account/src/key.tsx':
      "export const load = <T,>(key: T): typeof import('../../mfe-league/src/key') => <b>{key}</b>;",
    'mfe-account/src/own.ts': "export const load = (): Promise<typeof import('./prices')> => import('./prices');",
    'mfe-account/src/prices.ts': [],
    'mfe-league/src/key.ts': [],
    'server/src/pricing/index.ts': [],
  };
  expect(importViolationsIn(files)).toEqual([
    'client-knows-contracts-only: mfe-account/src/fee.ts',
    'client-knows-contracts-only: mfe-account/src/fees.ts',
    'remotes-stay-apart: mfe-account/src/key.tsx',
  ]);
});

test('the declarations of a script are checked, too', () => {
  const files = { 'mfe-account/key.d.mts': "import { a } from '../mfe-league/src/key';", 'mfe-league/src/key.ts': [] };
  expect(importViolationsIn(files)).toEqual(['remotes-stay-apart: mfe-account/key.d.mts']);
});

test('allowed imports pass', () => {
  const ends = ['server/src/league/engine/seed.ts', 'server/src/members/members.repository.ts'].map((name) => [
    name,
    [],
  ]);
  const {
    'shell/src/header/header.ts': _header,
    'shell/src/menu/menu.ts': _menu,
    'mfe-account/src/hen.ts': _hen,
    ...around
  } = surroundings;
  expect(importViolationsIn({ ...around, ...Object.fromEntries(ends), ...allowed })).toEqual([]);
});

test('a file that nothing in the product reaches is refused, unless its name says that it is for tests', () => {
  const files = {
    'mfe-account/src/prices/prices-screen.tsx': [],
    'mfe-account/src/routes.tsx': "await import('./prices/prices-screen');",
    'server/src/main.ts': "import { a } from './members';",
    'server/src/members/index.ts': "export { b } from './members.service';",
    'server/src/members/members.service.ts': 'export const b = 2;',
    'server/src/members/small-club.ts': [],
    'server/src/members/testing-club.ts': [],
  };
  expect(violationsIn(files)).toEqual(['no-dead-file: server/src/members/small-club.ts']);
});

test('folders that need each other through the folders in them are a cycle', () => {
  const found = violationsIn({
    'mfe-account/src/lists/paging/paging.ts': "import { a } from '../../users/erasure/erasure';",
    'mfe-account/src/routes.tsx': "import { a } from './users/details/details';",
    'mfe-account/src/users/details/details.ts': "import { a } from '../../lists/paging/paging';",
    'mfe-account/src/users/erasure/erasure.ts': [],
  });
  expect(found).toEqual(['no-folder-cycle: mfe-account/src/lists', 'no-folder-cycle: mfe-account/src/users']);
});

test('of cycles through the same imports the shortest is printed, with the number of the others', () => {
  const found = foundIn({
    'mfe-account/src/routes.tsx': ["import { a } from './one';", "import { a as b } from './hen';"],
    'mfe-account/src/one.ts': ["import { a } from './two';", "import { a as b } from './three';"],
    'mfe-account/src/two.ts': "import { a } from './three';",
    'mfe-account/src/three.ts': "import { a } from './one';",
    'mfe-account/src/hen.ts': "import { a } from './egg';",
    'mfe-account/src/egg.ts': "import { a } from './hen';",
  });
  expect(violationLines(found, () => 'Remedy.')).toEqual([
    'no-cycle: mfe-account/src/egg.ts → mfe-account/src/hen.ts → mfe-account/src/egg.ts',
    '    Remedy.',
    'no-cycle: mfe-account/src/one.ts → mfe-account/src/three.ts → mfe-account/src/one.ts',
    '    and 1 more through the same imports',
    '    Remedy.',
  ]);
});
