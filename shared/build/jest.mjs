import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const own = (file) => path.join(import.meta.dirname, 'jest', file);

/** Packages that contain only ES modules: jest runs CommonJS here, so swc converts them like our own sources. */
const ES_MODULES_ONLY = [
  '@bundled-es-modules',
  '@club/shared',
  '@mswjs',
  '@open-draft',
  'eventsource-parser',
  'headers-polyfill',
  'keycloak-js',
  'ky',
  'msw',
  'outvariant',
  'rettime',
  'strict-event-emitter',
  'until-async',
];

const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/**
 * jest for a package of React code: jsdom with Node's own fetch, Request and streams; the time zone differs from the
 * club's, so that no test passes only in Zagreb.
 */
export function reactJest(rootDir) {
  process.env.TZ = 'Pacific/Auckland';
  return {
    rootDir,
    // Few, because each process loads and compiles React, MUI and jsdom for itself; `npm test` runs packages in parallel.
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    reporters: ['default', own('report.mjs')],
    testEnvironment: own('environment.cjs'),
    runtime: own('runtime.cjs'),
    testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost/' },
    // The built package of shared contains a second package.json of its name.
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
    // Some tests type and click for seconds on a machine with few processors.
    testTimeout: 60_000,
    setupFilesAfterEnv: ['retry.mjs', 'setup.mjs', 'console.mjs'].map(own),
    moduleNameMapper: {
      '\\.css$': own('css.mjs'),
      '^@emotion/sheet$': own('sheet.mjs'),
    },
    transform: { '\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), swc] },
    transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES_ONLY.join('|')})/)`],
  };
}
