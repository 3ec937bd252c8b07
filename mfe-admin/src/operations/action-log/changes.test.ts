import { changesOf } from './changes';

test.each([
  ['nothing', null, null, []],
  ['what is new', null, { Ime: 'Ana' }, [{ label: 'Ime', before: null, after: 'Ana' }]],
  ['what is gone', { Status: 'Plaćeno' }, null, [{ label: 'Status', before: 'Plaćeno', after: null }]],
  [
    'what differs, and not what stayed',
    { Početak: '2026-11-01', Kraj: '2027-04-04' },
    { Početak: '2026-11-01', Kraj: '2027-03-28' },
    [{ label: 'Kraj', before: '2027-04-04', after: '2027-03-28' }],
  ],
  [
    'a label that came and one that went',
    { Cijena: '7,00 €' },
    { Popust: '1,00 €' },
    [
      { label: 'Cijena', before: '7,00 €', after: null },
      { label: 'Popust', before: null, after: '1,00 €' },
    ],
  ],
])('shows %s', (_what, before, after, changes) => expect(changesOf({ before, after })).toEqual(changes));
