export interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
  readonly security?: readonly { readonly bearer?: readonly string[] }[];
}

interface Call {
  /** As the server declares it, without /api: `/details/:id` */
  readonly route: string;
  /** With data in the demo club. */
  readonly addresses: readonly string[];
  readonly operation: Operation;
}

/** Addresses with data in the demo club, for calls that depend on a parameter. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/admin-users-details/:id': ['/admin-users-details/4', '/admin-users-details/5'],
  '/admin-users/:id/statement': ['/admin-users/4/statement'],
  '/admin/court-closures/:id': ['/admin/court-closures/1'],
  '/admin/league/registrations': ['/admin/league/registrations?year=2027'],
  '/admin/league/seasons/:year': ['/admin/league/seasons/2026', '/admin/league/seasons/2025'],
  '/admin/league/seasons/:year/changes': ['/admin/league/seasons/2026/changes'],
  '/admin/payments-app/year/:year': ['/admin/payments-app/year/2026'],
  '/admin/pyramid-initial/:year': ['/admin/pyramid-initial/2026'],
  '/admin/pyramid-initial/:year/:phase': ['/admin/pyramid-initial/2026/PRVO_KOLO'],
  '/admin/user-management/:id': ['/admin/user-management/4'],
  '/all-pyramids': ['/all-pyramids?godina=2026'],
  '/details/:id': ['/details/3', '/details/56'],
  '/gallery/:year': ['/gallery/2022'],
  '/groups-results': ['/groups-results?godina=2017'],
  '/league-draw/:year': ['/league-draw/2025'],
  '/organization-expenses/:year': ['/organization-expenses/2026'],
  '/summer-league-seeders/:year': ['/summer-league-seeders/2026'],
  '/summer-league/h2h': ['/summer-league/h2h?player1Id=56&player2Id=16'],
  // A file that no page reads, and a call that needs the secret of an e-mail.
  '/personal-data/export': [],
  '/unsubscribe': [],
};

/** Every GET call of the server's OpenAPI document that answers with JSON. */
export async function readCalls(url: string): Promise<Call[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Readonly<Record<string, { readonly get?: Operation }>>;
  };
  return Object.entries(paths).flatMap(([address, { get: operation }]) => {
    if (!operation?.responses['200']?.content?.['application/json']) return [];
    const route = address.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1');
    return { route, addresses: SAMPLES[route] ?? [withoutParameters(route, operation)], operation };
  });
}

function withoutParameters(route: string, { parameters = [] }: Operation): string {
  const needed = parameters.find(({ in: place, required }) => required && place !== 'header');
  if (needed) throw new Error(`${route} needs '${needed.name}': add an address with data to SAMPLES.`);
  return route;
}
