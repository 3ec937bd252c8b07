import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { federatedImports } from './federated-imports.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'federated-imports-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const SHARED = {
  'shared/guard/index.ts': "export { useGuard } from './use-guard';\nexport { useOther as other } from './use-other';",
  'shared/guard/use-guard.ts': "import { useSavingNotice } from '@club/shared/notices';",
  'shared/guard/use-other.ts': "import { useNotify } from '@club/shared/notices';",
  'shared/contracts/paging.ts': "import * as z from '@club/shared/schema';\nconst Page = z.prefault(z.int(), 1);",
};

/** The imports of a remote with these files, as `notices.useNotify`. */
function importsOf(files) {
  for (const [file, text] of Object.entries({ ...SHARED, ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const settings = { shared: path.join(root, 'shared'), federated: ['notices', 'schema', 'ui-core'] };
  return federatedImports(path.join(root, 'routes'), settings).map(({ module, name }) => `${module}.${name}`);
}

test('imports of the remote, also by screens that are loaded later, and by their own names', () => {
  const imports = importsOf({
    'routes.tsx': "const load = () => import('./grid-screen');\nimport './first';",
    'grid-screen.tsx':
      "import { Button as ClubButton } from '@club/shared/ui-core';\nexport default () => <ClubButton />;",
    'first.ts': "export { useNotify as notify } from '@club/shared/notices';",
    'unused.ts': "import { Alert } from '@club/shared/ui-core';",
  });
  expect(imports).toEqual(['notices.useNotify', 'ui-core.Button']);
});

test('types are not loaded', () => {
  const imports = importsOf({
    'routes.tsx': [
      "import type { RouteObject } from '@club/shared/ui-core';",
      "import { type Tone } from '@club/shared/ui-core';",
      "export type { Notice } from '@club/shared/notices';",
      "import { type Row, rows } from './rows';",
      "import type { Page } from '@club/shared/contracts/paging';",
    ].join('\n'),
    'rows.ts': "import { type Column, Box } from '@club/shared/ui-core';",
  });
  expect(imports).toEqual(['ui-core.Box']);
});

test('of a module of shared that is compiled into the remote: what the names that it imports lead to', () => {
  expect(importsOf({ 'routes.tsx': "import { useGuard } from '@club/shared/guard';" })).toEqual([
    'notices.useSavingNotice',
  ]);
  expect(importsOf({ 'routes.tsx': "import { other } from '@club/shared/guard';" })).toEqual(['notices.useNotify']);
});

test('of a contract: the functions of the schema', () => {
  expect(importsOf({ 'routes.tsx': "import { Page } from '@club/shared/contracts/paging';" })).toEqual([
    'schema.prefault',
    'schema.int',
  ]);
});

test('a federated module that is loaded by import() is one as a whole', () => {
  expect(importsOf({ 'routes.tsx': "const load = () => import('@club/shared/ui-core');" })).toEqual([
    'ui-core.undefined',
  ]);
});
