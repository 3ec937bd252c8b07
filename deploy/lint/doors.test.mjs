import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Which of these files the lint refuses for the imports that they make. */
function refused(files) {
  const house = mkdtempSync(path.join(tmpdir(), 'doors-'));
  try {
    for (const config of ['biome.json', 'biome.doors.json']) cpSync(path.join(root, config), path.join(house, config));
    symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
    // Biome asks git what to leave out.
    execFileSync('git', ['init', '--quiet'], { cwd: house });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(house, name)), { recursive: true });
      writeFileSync(path.join(house, name), text);
    }
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
    const only = '--only=style/noRestrictedImports';
    const globals = '--only=style/noRestrictedGlobals';
    let report;
    try {
      report = execFileSync(process.execPath, [biome, 'lint', only, globals, '--reporter=json', '.'], {
        cwd: house,
        stdio: 'pipe',
      });
    } catch (error) {
      report = error.stdout;
    }
    const { diagnostics } = JSON.parse(report);
    return [...new Set(diagnostics.map(({ location }) => location.path))].sort();
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

const shut = {
  'mfe-account/src/button.tsx': "import { Button } from '@mui/material';\nexport const a = Button;\n",
  'mfe-account/src/call.ts': "export const a = () => fetch('/api');\n",
  'mfe-account/src/neighbour.ts': "import { a } from '../../mfe-league/src/a';\nexport const b = a;\n",
  'mfe-league/src/key.ts': "import Keycloak from 'keycloak-js';\nexport const a = Keycloak;\n",
  'server/src/bookings/booking-rules.ts': "import { a } from '../database/a';\nexport const b = a;\n",
  'server/src/bookings/bookings.repository.ts':
    "import { a } from '../accounts/accounts.repository';\nexport const b = a;\n",
  'server/src/bookings/bookings.routes.ts': "import { a } from './bookings.repository';\nexport const b = a;\n",
  'server/src/bookings/bookings.service.ts':
    "import type { FastifyReply } from 'fastify';\nexport type A = FastifyReply;\n",
  'server/src/bookings/screen.ts': "import { useState } from 'react';\nexport const a = useState;\n",
  'server/src/league/engine/draw.ts': "import { DateTime } from 'luxon';\nexport const a = DateTime;\n",
  'server/src/league/engine/knockout/draw.ts':
    "import { a } from '../../fees/league-fees.repository';\nexport const b = a;\n",
  'shared/src/contracts/form.ts': "import { useForm } from 'react-hook-form';\nexport const a = useForm;\n",
  'shared/src/http/twice.ts': "import { authStore } from '../auth/auth-store';\nexport const a = authStore;\n",
  'shell/src/menu.tsx': "import { routes } from '@club/mfe-account';\nexport const a = routes;\n",
};

const open = {
  'mfe-account/src/button.tsx': "import { Button } from '@club/shared/ui-core';\nexport const a = Button;\n",
  'server/src/bookings/booking-rules.ts':
    "import type { Slot } from '@club/shared/contracts/bookings';\nimport { b } from '../seasons/season-rules';\nexport type A = Slot;\nexport const c = b;\n",
  'server/src/bookings/bookings.repository.ts': "import { sql } from 'kysely';\nexport const a = sql;\n",
  'server/src/bookings/bookings.service.ts': "import { a } from './bookings.repository';\nexport const b = a;\n",
  'server/src/league/engine/draw.ts': "import { seeds } from './seeds';\nexport const a = seeds;\n",
  'server/src/league/engine/knockout/draw.ts':
    "import { seeds } from './seeds';\nimport { a } from '../refusal';\nimport { b } from '../lot/lot';\nexport const c = [a, b, seeds];\n",
  'shell/src/sign-in/keycloak-gate.ts': "import Keycloak from 'keycloak-js';\nexport const a = Keycloak;\n",
};

describe('the doors between the rooms', () => {
  test('every shut door is refused', () => {
    expect(refused(shut)).toEqual(Object.keys(shut).sort());
  });

  test('every open door is passed', () => {
    expect(refused(open)).toEqual([]);
  });

  test('the written rules are what the folders say', () => {
    const check = () =>
      execFileSync(process.execPath, [path.join(root, 'deploy/lint/doors.mjs'), '--check'], { stdio: 'pipe' });
    expect(check).not.toThrow();
  });
});
