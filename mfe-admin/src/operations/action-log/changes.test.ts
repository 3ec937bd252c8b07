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
  [
    'changed values first, in one order whichever side has which',
    { Opis: 'Šljaka', Iznos: '60,00 €' },
    { Godina: '2026', Iznos: '70,00 €' },
    [
      { label: 'Iznos', before: '60,00 €', after: '70,00 €' },
      { label: 'Godina', before: null, after: '2026' },
      { label: 'Opis', before: 'Šljaka', after: null },
    ],
  ],
  [
    'no name that is the subject',
    null,
    { Naziv: 'Ana Kovač', Iznos: '60,00 €' },
    [{ label: 'Iznos', before: null, after: '60,00 €' }],
  ],
  [
    'a change of name, although the new name is the subject',
    { Naziv: 'Ana Babić' },
    { Naziv: 'Ana Kovač' },
    [{ label: 'Naziv', before: 'Ana Babić', after: 'Ana Kovač' }],
  ],
])('shows %s', (_what, before, after, changes) =>
  expect(changesOf({ subject: 'Ana Kovač', before, after })).toEqual(changes),
);
