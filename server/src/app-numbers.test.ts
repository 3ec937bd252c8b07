import { embeddedForTests } from './platform/database/testing';
import type { TestClub, TestMember } from './testing/test-club';
import { openWholeClub } from './testing/whole-club';

const open = embeddedForTests();

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: { readonly type: string; readonly minimum?: number; readonly enum?: readonly string[] };
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What the address of a call contains, as in its description in OpenAPI; with one parameter written differently. */
function addressOf(path: string, parameters: readonly Parameter[], different: Parameter, value: string): string {
  const writtenAs = (each: Parameter) =>
    each === different ? value : String(each.schema.minimum ?? each.schema.enum?.[0]);
  const query = new URLSearchParams();
  let address = path.replace('/api/', '');
  for (const each of parameters) {
    if (each.in === 'path') address = address.replace(`{${each.name}}`, encodeURIComponent(writtenAs(each)));
    if (each.in === 'query' && (each.required || each === different)) query.set(each.name, writtenAs(each));
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

describe('a number in an address is its digits', () => {
  let club: TestClub;
  let admin: TestMember;
  let numbers: { method: Method; path: string; parameters: readonly Parameter[]; number: Parameter }[];
  beforeAll(async () => {
    club = await openWholeClub(await open());
    admin = await club.addMember({ roles: ['USER', 'ADMIN', 'COURT_MAINTENANCE'] });
    const { paths } = (await club.as().get('openapi.json')).body;
    numbers = Object.entries<Record<string, { parameters?: readonly Parameter[] }>>(paths).flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, { parameters = [] }]) =>
        parameters
          .filter((each) => each.in !== 'header' && ['integer', 'number'].includes(each.schema.type))
          .map((number) => ({ method: method.toUpperCase() as Method, path, parameters, number })),
      ),
    );
  });

  // Each would be a number, and most would be one of the parameter's range.
  test.each(['0x7D0', '2e3', ' 2000 ', '+2000', '2000.0', ''])('%j is refused in every call', async (written) => {
    expect(numbers.length).toBeGreaterThan(100);
    const accepted: string[] = [];
    for (const { method, path, parameters, number } of numbers) {
      const address = addressOf(path, parameters, number, written);
      // An address without its number is not an address of this call.
      if (written === '' && number.in === 'path') continue;
      const { status, body } = await club.as(admin).call(method, address);
      const isRefused = status === 400 && number.name in (body.fields ?? {});
      if (!isRefused) accepted.push(`${method} ${address}: ${status} ${JSON.stringify(body)}`);
    }
    expect(accepted).toEqual([]);
  });

  test('its digits are accepted', async () => {
    for (const page of ['0', '1', '07']) {
      expect((await club.as(admin).get(`admin/user-management?page=${page}`)).status).toBe(200);
    }
  });
});
