import { PriceListForm, startOf } from './price-list-form';

const list = {
  validFrom: '2026-01-01',
  dayPrice: 7,
  nightPrice: 10.5,
  nightFrom: '17:00:00',
  packages: [{ packageName: 'Paket 10', price: 60, includedDaySlots: 10, includedNightSlots: 0 }],
};

test('the values of a form for a list result in the same list', () => {
  expect(PriceListForm.parse(startOf(list, list.validFrom))).toEqual({ ...list, nightFrom: '17:00' });
});

test.each([
  [{ dayPrice: '' }, 'dayPrice', 'Unesite cijenu.'],
  [{ nightPrice: '-1' }, 'nightPrice', 'Cijena ne može biti negativna.'],
  [{ dayPrice: '7,555' }, 'dayPrice', 'Najviše dvije decimale.'],
  [{ nightFrom: '' }, 'nightFrom', 'Vrijeme mora biti u obliku hh:mm.'],
  [{ validFrom: '' }, 'validFrom', 'Odaberite ispravan datum.'],
])('%j is refused at %s: %s', (but, field, message) => {
  const issue = PriceListForm.safeParse({ ...startOf(list, list.validFrom), ...but }).error?.issues[0];
  expect([issue?.path.join('.'), issue?.message]).toEqual([field, message]);
});

test('a package needs a whole number of slots', () => {
  const typed = startOf(list, list.validFrom);
  const half = { ...typed, packages: typed.packages.map((each) => ({ ...each, includedDaySlots: '2,5' })) };
  const issue = PriceListForm.safeParse(half).error?.issues[0];
  expect([issue?.path.join('.'), issue?.message]).toEqual(['packages.0.includedDaySlots', 'Mora biti cijeli broj.']);
});

test.each([
  [{ includedDaySlots: '0' }, 'packages.0.includedDaySlots', 'Paket mora imati barem jedan termin.'],
  [{ packageName: 'Zima' }, 'packages.1.packageName', 'Drugi paket već ima taj naziv.'],
])('a second package with %j is refused at %s: %s', (but, field, message) => {
  const typed = startOf(list, list.validFrom);
  const winter = { packageName: ' ZIMA', price: '60', includedDaySlots: '0', includedNightSlots: '5' };
  const packages = [...typed.packages.map((each) => ({ ...each, ...but })), winter];
  const issues = PriceListForm.safeParse({ ...typed, packages }).error?.issues;
  expect(issues?.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
});
