import { Filter, filterQuery, readFilter } from './filter';

const FIELDS = [
  { name: 'player', label: 'Igrač' },
  { name: 'status', label: 'Status', options: [{ value: 'PAID', label: 'Plaćeno' }] },
];
const read = (search: string) => readFilter((name) => new URLSearchParams(search).get(name), FIELDS);
const filter = (from: string, to: string, player = '', status = '') => ({ from, to, texts: { player, status } });

test.each([
  ['', filter('', '')],
  ['page=3&from=2026-11-01', filter('2026-11-01', '')],
  ['player=%20kova%C4%8D%20&status=PAID', filter('', '', 'kovač', 'PAID')],
  ['from=2026-11-01&to=2026-11-01', filter('2026-11-01', '2026-11-01')],
  ['from=yesterday&to=2026-11-01&player=ana', filter('', '2026-11-01', 'ana')],
  ['from=2026-11-02&to=2026-11-01&player=ana', filter('', '', 'ana')],
  ['from=2026-11-01&status=paid', filter('2026-11-01', '')],
  [`from=2026-11-01&player=${'a'.repeat(81)}`, filter('2026-11-01', '', 'a'.repeat(80))],
  ['from=2026-11-01&player=%00', filter('2026-11-01', '')],
])('the address ?%s filters by %j', (search, expected) => expect(read(search)).toEqual(expected));

test.each([
  [{ from: '2026-11-02', to: '2026-11-01', texts: {} }, 'Kraj ne može biti prije početka.'],
  [{ from: '2026-02-31', to: '', texts: {} }, 'Odaberite ispravan datum.'],
  [{ from: '', to: '', texts: { player: 'a'.repeat(81) } }, 'Najviše 80 znakova.'],
])('%j is refused: %s', (filter, message) => expect(Filter.safeParse(filter).error?.issues[0]?.message).toBe(message));

test('only set filters are sent', () => {
  expect(filterQuery({ from: '2026-11-01', to: '', texts: { actor: '', subject: 'Ana' } })).toEqual({
    from: '2026-11-01',
    subject: 'Ana',
  });
});
