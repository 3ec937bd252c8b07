import type { Role } from '@club/shared/contracts/roles';
import { member } from '@club/shared/testing';
import { registry } from '../testing/registry';
import { menuEntries } from './menu-entries';

/** A member's menu as text, dropdowns as `group > link`. */
function menuOf(roles: Role[], { inLeague = false } = {}): string[] {
  const items = menuEntries(registry, { kind: 'member', identity: member({ roles }), inLeague });
  return items.flatMap((item) =>
    'links' in item ? item.links.map((link) => `${item.label} > ${link.label}`) : [item.label],
  );
}

const everybody = ['Rezervacija terena', 'Po imenima', 'Moje rezervacije', 'Cjenik', 'Stanje računa'];

test('a visitor gets only the public entries', () => {
  const labels = menuEntries(registry, { kind: 'visitor' }).map(({ label }) => label);
  expect(labels).toEqual(['Ljetna liga', 'Tereni', 'Kontakt']);
});

test('a member outside the league has no entry for results', () => {
  expect(menuOf(['USER'])).toEqual([...everybody, 'Osobni podaci']);
});

test('a member of the league has the entry for results', () => {
  expect(menuOf(['USER'], { inLeague: true })).toEqual([...everybody, 'Unos rezultata', 'Osobni podaci']);
});

test('MAINTENANCE has the results and the finances in the dropdown', () => {
  const dropdown = ['Unos rezultata', 'Ukupne financije', 'Prijateljski financije'];
  const expected = [...everybody, ...dropdown.map((label) => `Održavanje > ${label}`), 'Osobni podaci'];
  expect(menuOf(['MAINTENANCE'])).toEqual(expected);
  expect(menuOf(['MAINTENANCE'], { inLeague: true })).toEqual(expected);
});

test('ADMIN has the link back to the administration, but not the finances of MAINTENANCE', () => {
  expect(menuOf(['ADMIN'])).toEqual([...everybody, 'Osobni podaci', 'Administracija']);
});
