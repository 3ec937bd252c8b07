import * as fc from 'fast-check';
import { displayNames } from './display-names';

function shown(...people: [firstName: string, lastName: string, nickname?: string][]): string[] {
  const names = people.map(([firstName, lastName, nickname], player) => {
    return { player, firstName, lastName, nickname: nickname ?? null };
  });
  return [...displayNames(names)].toSorted(([left], [right]) => left - right).map(([, name]) => name);
}

describe('display names', () => {
  it.each<[string, [string, string, string?][], string[]]>([
    [
      'surname and initial',
      [
        ['Ivan', 'Horvat'],
        ['Ivan', 'Babić'],
      ],
      ['Horvat I.', 'Babić I.'],
    ],
    [
      'different initials',
      [
        ['Ivan', 'Horvat'],
        ['Marko', 'Horvat'],
      ],
      ['Horvat I.', 'Horvat M.'],
    ],
    [
      'the shortest distinguishing prefix',
      [
        ['Ivan', 'Horvat'],
        ['Igor', 'Horvat'],
      ],
      ['Horvat Iv.', 'Horvat Ig.'],
    ],
    [
      'for each as short as it can be',
      [
        ['Marko', 'Horvat'],
        ['Mario', 'Horvat'],
        ['Ivan', 'Horvat'],
      ],
      ['Horvat Mark.', 'Horvat Mari.', 'Horvat I.'],
    ],
    [
      'a name inside another',
      [
        ['Ivan', 'Horvat'],
        ['Ivana', 'Horvat'],
      ],
      ['Horvat Ivan', 'Horvat Ivana'],
    ],
    [
      'identical names',
      [
        ['Ivan', 'Horvat', 'Bili'],
        ['Ivan', 'Horvat', 'Crni'],
      ],
      ['Horvat I. Bili', 'Horvat I. Crni'],
    ],
    [
      'one nickname of two',
      [
        ['Ivan', 'Horvat', 'Bili'],
        ['Ivan', 'Horvat'],
      ],
      ['Horvat I. Bili', 'Horvat I.'],
    ],
    [
      'no nicknames',
      [
        ['Ivan', 'Horvat'],
        ['Ivan', 'Horvat'],
      ],
      ['Horvat I. (1)', 'Horvat I. (2)'],
    ],
    [
      'case and spaces make no difference',
      [
        ['IVAN', 'HORVAT'],
        ['Ivan ', 'Horvat'],
      ],
      ['HORVAT I. (1)', 'Horvat I. (2)'],
    ],
    ['spaces around the parts are not shown', [[' Ivan ', ' Horvat ']], ['Horvat I.']],
    [
      'nor those around a nickname',
      [
        [' Ivan ', ' Horvat ', ' Bili '],
        ['Ivan', 'Horvat', 'Crni'],
      ],
      ['Horvat I. Bili', 'Horvat I. Crni'],
    ],
    [
      'letters of the language',
      [
        ['Željko', 'Šarić'],
        ['Šime', 'Šarić'],
      ],
      ['Šarić Ž.', 'Šarić Š.'],
    ],
    [
      'letters written with a separate caron',
      [
        ['Ivan', 'Šarić'],
        ['Igor', 'S\u030carić'],
      ],
      ['Šarić Iv.', 'S\u030carić Ig.'],
    ],
    [
      'an initial with a separate caron beside the same letter without one',
      [
        ['S\u030cime', 'Babić'],
        ['Sara', 'Babić'],
      ],
      ['Babić Š.', 'Babić S.'],
    ],
  ])('%s', (_, people, names) => {
    expect(shown(...people)).toEqual(names);
  });

  it('of namesakes are numbered in the order of the player numbers', () => {
    const names = [7, 3].map((player) => ({ player, firstName: 'Ivan', lastName: 'Horvat', nickname: null }));
    const display = displayNames(names);
    expect([display.get(3), display.get(7)]).toEqual(['Horvat I. (1)', 'Horvat I. (2)']);
  });

  it('of a large family are as short as they can be, and found in a moment', () => {
    const names = Array.from({ length: 30_000 }, (_, player) => {
      return { player, firstName: `I${player}a`, lastName: 'Horvat', nickname: null };
    });
    const begun = performance.now();
    const display = displayNames(names);
    // Comparing every name with every other would take minutes.
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect([display.get(7), display.get(29_999)]).toEqual(['Horvat I7a', 'Horvat I29999.']);
  });

  it('are different for all players', () => {
    const name = fc.tuple(
      fc.constantFrom('Ivan', 'Ivana', 'Ivo', 'Igor', 'Marko'),
      fc.constantFrom('Horvat', 'Babić'),
      fc.constantFrom(undefined, 'Bili', 'Crni'),
    );
    fc.assert(
      fc.property(fc.array(name, { maxLength: 30 }), (people) => {
        expect(new Set(shown(...people)).size).toBe(people.length);
      }),
      { numRuns: 100 },
    );
  });
});
