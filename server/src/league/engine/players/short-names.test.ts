import { shortNamesOf } from './short-names';

type Person = [firstName: string, lastName: string, nickname?: string];

const shown = (...people: Person[]) =>
  shortNamesOf(
    1,
    people.map(([firstName, lastName, nickname = null], index) => {
      return { player: index + 1, firstName, lastName, nickname };
    }),
  );
const texts = (...people: Person[]) => shown(...people).map(({ text }) => text);

describe('the short names of the first player', () => {
  it.each<[string, Person[], string[]]>([
    ['with an unshared last name', [['Ana', 'Horvat', 'Bila']], ['Horvat A.', 'Horvat An.', 'Horvat A. Bila']],
    [
      'without those of a namesake',
      [
        ['Ivan', 'Horvat', 'Bili'],
        ['Igor', 'HORVAT'],
      ],
      ['Horvat Iv.', 'Horvat Iva.', 'Horvat I. Bili'],
    ],
    [
      'with the present one, by which a namesake was once called, too',
      [
        ['Ivo', 'Horvat'],
        ['Ivo', 'Horvat', 'Bili'],
      ],
      ['Horvat I.'],
    ],
    [
      'with a number',
      [
        ['Ivo', 'Horvat'],
        ['Ivo', 'Horvat'],
      ],
      ['Horvat I. (1)'],
    ],
    [
      'with the same nickname',
      [
        ['Ivo', 'Horvat', 'Bili'],
        ['Ivo', 'Horvat', 'Bili'],
      ],
      ['Horvat I. Bili (1)'],
    ],
    [
      'without the spaces around the parts of a name',
      [[' Ana ', ' Horvat ', ' Bila ']],
      ['Horvat A.', 'Horvat An.', 'Horvat A. Bila'],
    ],
    ['without a nickname of spaces', [['Ivo', 'Horvat', ' ']], ['Horvat I.', 'Horvat Iv.']],
    [
      'without the whole name, where no shorter one is unique',
      [
        [' Ivan ', ' Horvat '],
        ['Ivana', 'Horvat'],
      ],
      [],
    ],
  ])('%s', (_, people, names) => expect(texts(...people)).toEqual(names));

  it('do not exist for an unknown player, and do not depend on the order of the names', () => {
    const names = [
      { player: 2, firstName: 'Igor', lastName: 'Horvat', nickname: null },
      { player: 1, firstName: 'Ivo', lastName: 'Horvat', nickname: null },
    ];
    expect(shortNamesOf(1, names).map(({ text }) => text)).toEqual(['Horvat Iv.']);
    expect(shortNamesOf(3, names)).toEqual([]);
  });

  it('state which are the player’s alone, and how another player’s longer name continues', () => {
    expect(shown(['Ivo', 'Horvat'], ['Ivo', 'Horvat', 'Bili'])).toEqual([
      { text: 'Horvat I.', isOwn: false, others: ['Horvat I. Bili'] },
    ]);
    expect(shown(['Ivo', 'Horvat'])).toEqual([
      { text: 'Horvat I.', isOwn: true, others: [] },
      { text: 'Horvat Iv.', isOwn: true, others: [] },
    ]);
  });
});
