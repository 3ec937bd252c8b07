/**
 * What may import what (docs/architecture.md), for dependency-cruiser. Each rule's comment is its remedy, for the
 * engineer who has violated it.
 */

const TEST = String.raw`\.(test|bench|spec)\.tsx?$`;
/** Test support of a module: testing.ts, testing-calls.ts, testing/… */
const TESTING = String.raw`/testing(/|[^/]*\.tsx?$)`;
const ONLY_TESTS = [TEST, TESTING];
const CLIENT = '^(shell|mfe-[^/]+)/src/';
const KEYCLOAK_LIBRARY = '^shell/src/sign-in/keycloak-library';
/** A package under its folder, or under its bare name if it cannot be resolved. */
const npm = (...names) => names.map((name) => `(^|node_modules/)${name}(/|$)`);

const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const cycles = [
  forbidden(
    'no-cycle',
    'Two files that need each other: move what both use into a third, or the use to the file that owns the thing.',
    {},
    { circular: true },
  ),
  {
    ...forbidden(
      'no-folder-cycle',
      'Two folders that need each other are one folder, or hide a third: move what both use below them.',
      {},
      { circular: true },
    ),
    scope: 'folder',
  },
];

const packages = [
  forbidden(
    'remotes-stay-apart',
    'A remote is loaded at run time by its registry entry, never imported; move what two remotes use into shared.',
    { path: '^(mfe-[^/]+)/' },
    { path: '^mfe-[^/]+/|^@club/mfe-', pathNot: '^$1/' },
  ),
  forbidden(
    'nobody-imports-a-remote',
    'A remote is loaded at run time by its registry entry, never imported.',
    { path: '^(shared|shell|server)/' },
    { path: '^mfe-[^/]+/|^@club/mfe-' },
  ),
  forbidden(
    'shell-is-no-library',
    'The shell is not a library: move what others use into shared.',
    { path: '^(shared|mfe-[^/]+|server)/' },
    { path: '^shell/|^@club/shell' },
  ),
  forbidden(
    'client-knows-contracts-only',
    'The client knows the server by @club/shared/contracts alone.',
    { path: '^(shared|shell|mfe-[^/]+)/' },
    { path: '^server/|^@club/server' },
  ),
  forbidden(
    'server-takes-contracts-and-domain',
    'The server shares contracts, schema and domain with the client, nothing that runs in a browser.',
    { path: '^server/src/' },
    { path: '^shared/src/', pathNot: '^shared/src/(contracts|domain|schema)/' },
  ),
  forbidden(
    'server-without-react',
    'The server renders nothing with React.',
    { path: '^server/src/' },
    { path: npm('react', 'react-dom', '@mui', '@emotion') },
  ),
];

const shared = [
  forbidden(
    'contracts-are-values',
    'Contracts are compiled into everybody: they import schema, domain and each other.',
    { path: '^shared/src/contracts/', pathNot: ONLY_TESTS },
    { pathNot: '^shared/src/(contracts|domain|schema)/' },
  ),
  forbidden(
    'domain-is-pure',
    'Domain values run on both sides and import nothing.',
    { path: '^shared/src/domain/', pathNot: ONLY_TESTS },
    { pathNot: '^shared/src/domain/' },
  ),
  forbidden(
    'shared-by-public-name',
    'Inside shared, another module is imported by its public name (@club/shared/…), or there would be two of it.',
    { path: '^shared/src/([^/]+)/', pathNot: ONLY_TESTS },
    { path: '^shared/src/', pathNot: '^shared/src/$1/', dependencyTypes: ['local'] },
  ),
];

/** Libraries with state or a theme: one instance for the suite, so that everybody imports them through shared. */
const throughShared = [
  [
    'mui',
    ['@mui/(?!icons-material/)[^/]+', '@emotion'],
    'Take it from a module of @club/shared/ui-*: MUI is one instance.',
  ],
  ['router', ['react-router', 'react-router-dom'], 'Take it from @club/shared/router: the router is one instance.'],
  ['query', ['@tanstack'], 'Take it from @club/shared/query: there is one query client.'],
  ['form', ['react-hook-form', '@hookform'], 'Take it from @club/shared/form.'],
  ['http', ['ky'], 'Call the server through @club/shared/http: it carries token, CSRF and error messages.'],
  ['state', ['zustand'], 'State of the suite lives in @club/shared/auth; state of a screen lives in the screen.'],
  [
    'schema',
    ['zod/(?!(v4/)?mini(/|$))[^/]+'],
    'Write schemas with @club/shared/schema, and with zod/mini what it lacks.',
  ],
  ['dates', ['luxon'], 'Dates and money are written by @club/shared/domain.'],
].map(([name, libraries, comment]) =>
  forbidden(`${name}-through-shared`, comment, { path: CLIENT, pathNot: ONLY_TESTS }, { path: npm(...libraries) }),
);

const keycloak = forbidden(
  'keycloak-in-one-file',
  'Only shell/src/sign-in/keycloak-library.ts knows the library; use @club/shared/auth.',
  { path: '^(shared|shell|mfe-[^/]+)/src/', pathNot: [KEYCLOAK_LIBRARY, ...ONLY_TESTS] },
  { path: npm('keycloak-js') },
);

/** A module of the server: a folder of src or of src/platform. */
const MODULE = '(platform/[^/]+|(?!platform/)[^/]+)';
const ENGINE_INDEX = '^server/src/league/engine/index\\.ts$';
const PUBLIC = ['^server/src/(platform/)?[^/]+/index\\.ts$', '^server/src/platform/[^/]+\\.ts$', ENGINE_INDEX, TESTING];
const publicApi =
  'Import the module by its folder (its index.ts is its public API); export there what is missing, or ask the module for what you want to do.';

const server = [
  forbidden(
    'module-public-api',
    publicApi,
    { path: `^server/src/${MODULE}/` },
    { path: `^server/src/${MODULE}/`, pathNot: ['^server/src/$1/', ...PUBLIC] },
  ),
  forbidden(
    'module-public-api-from-outside',
    publicApi,
    { path: '^server/src/[^/]+\\.ts$|^e2e/|^deploy/' },
    { path: `^server/src/${MODULE}/`, pathNot: PUBLIC },
  ),
  forbidden(
    'engine-public-api',
    publicApi,
    { path: '^server/src/', pathNot: '^server/src/league/engine/' },
    { path: '^server/src/league/engine/', pathNot: [ENGINE_INDEX, TESTING] },
  ),
  forbidden(
    'testing-for-tests',
    'testing… files are for tests alone; what the product needs is in files next to them.',
    { path: '^server/src/', pathNot: ONLY_TESTS },
    { path: `^server/src/.*${TESTING}` },
  ),
  forbidden(
    'engine-on-demand',
    'Import it where it is opened, by import(): a club with a database server never loads the embedded engine.',
    { path: '^server/src/(?!platform/database/write-prepared-folder)', pathNot: ONLY_TESTS },
    { path: '^server/src/platform/database/embedded\\.ts$', dynamic: false },
  ),
  forbidden(
    'platform-knows-no-club',
    'The platform serves any club: hand in what it needs where server.ts composes the process.',
    { path: '^server/src/platform/', pathNot: ONLY_TESTS },
    { path: '^server/src/(?!platform/)' },
  ),
  forbidden(
    'modules-below-the-composition',
    'main, server, app, club and config compose the modules; a module is given what it needs.',
    { path: '^server/src/[^/]+/', pathNot: ONLY_TESTS },
    { path: '^server/src/[^/]+\\.ts$' },
  ),
  forbidden(
    'routes-without-sql',
    'A route knows its service and its contract; SQL lives in the repository.',
    { path: '^server/src/.*\\.routes\\.ts$' },
    { path: ['\\.repository\\.ts$', ...npm('kysely', 'pg')] },
  ),
  forbidden(
    'routes-receive-services',
    'club.ts, or its module, gives a route the services that it calls: build a service from database and clock there.',
    { path: '^server/src/.*\\.routes\\.ts$' },
    { path: '^server/src/platform/((database|clock)/|service-parts)' },
  ),
  forbidden(
    'services-without-http',
    'A service is one use case; request and reply stay in the routes.',
    { path: '^server/src/.*\\.service\\.ts$' },
    { path: ['\\.routes\\.ts$', ...npm('fastify')] },
  ),
  forbidden(
    'repositories-are-sql',
    'A repository is SQL on the handle that it is given; services put repositories together. What two put into their statements is a fragment, ….sql.ts.',
    { path: '^server/src/.*\\.(repository|sql)\\.ts$' },
    { path: ['\\.(repository|service|routes)\\.ts$', ...npm('fastify')] },
  ),
  forbidden(
    'rules-are-pure',
    'Rules are given what they need: they know no database, no request and no clock.',
    { path: '^server/src/.*-rules\\.ts$' },
    {
      path: [
        '\\.(repository|service|routes)\\.ts$',
        '^server/src/platform/',
        ...npm('kysely', 'pg', 'fastify', '@electric-sql'),
      ],
    },
  ),
  forbidden(
    'engine-is-pure',
    'The engine of the league imports nothing outside its folder but values of shared/domain: dates, chance and records are handed in.',
    { path: '^server/src/league/engine/', pathNot: [...ONLY_TESTS, '^server/src/league/engine/simulation/'] },
    { pathNot: ['^server/src/league/engine/', '^shared/src/domain/'] },
  ),
];

/** Where a browser, a command or a build enters the product. */
const ENTRIES = [
  String.raw`^server/src/(main|[^/]+-command)\.ts$`,
  String.raw`^server/src/(league/engine/simulation/cli|platform/database/write-prepared-folder)\.ts$`,
  String.raw`^shell/src/(index|early-sign-on/early-sign-on)\.ts$`,
  String.raw`^mfe-[^/]+/src/routes\.tsx$`,
];
const reached = forbidden(
  'no-dead-file',
  'Nothing in the product reaches this file: delete it, or if tests need it, put it into testing-….ts or testing/.',
  { path: ENTRIES },
  { path: '^(server|shell|mfe-[^/]+)/src/', pathNot: [...ENTRIES, String.raw`\.d\.ts$`], reachable: false },
);

export const rules = [...cycles, ...packages, ...shared, ...throughShared, keycloak, ...server, reached];
/** Tests may use any module, by its public API; their cycles through test support are not cycles of the product. */
export const tests = ONLY_TESTS;
