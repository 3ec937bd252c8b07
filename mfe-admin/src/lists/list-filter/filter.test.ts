import { Filter, filterQuery, readFilter } from './filter';

const read = (search: string) => readFilter((name) => new URLSearchParams(search).get(name), ['player']);

test.each([
  ['', { from: '', to: '', texts: { player: '' } }],
  ['page=3&from=2026-11-01', { from: '2026-11-01', to: '', texts: { player: '' } }],
  ['player=%20kova%C4%8D%20', { from: '', to: '', texts: { player: 'kovač' } }],
  ['from=2026-11-01&to=2026-11-01', { from: '2026-11-01', to: '2026-11-01', texts: { player: '' } }],
  ['from=yesterday&player=ana', { from: '', to: '', texts: { player: 'ana' } }],
  ['from=2026-11-02&to=2026-11-01', { from: '', to: '', texts: { player: '' } }],
])('the address ?%s filters by %j', (search, filter) => expect(read(search)).toEqual(filter));

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
