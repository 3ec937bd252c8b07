import { KnownPeople } from './known-people';

const IVAN = { firstName: 'Ivan', lastName: 'Horvat', nickname: null };
const born = (birthDate: string | null) => ({ ...IVAN, birthDate });

test('an equal date of birth decides among namesakes, an unknown one fits everybody, another one nobody', () => {
  const known = new KnownPeople([
    { id: 1, ...born('1980-01-01') },
    { id: 2, ...born('1990-01-01') },
    { id: 3, ...born(null) },
  ]);
  expect(known.find(born('1990-01-01'))).toEqual([2]);
  expect(known.find(born('2000-01-01'))).toEqual([3]);
  expect(known.find(born(null))).toEqual([3]);
  expect(known.find({ ...born('1990-01-01'), nickname: 'Bili' })).toEqual([]);
  known.add(born('1990-01-01'), 4);
  expect(known.find({ ...born('1990-01-01'), firstName: ' IVAN' })).toEqual([2, 4]);
});

test('with no date of birth a name fits all who have one', () => {
  const known = new KnownPeople([
    { id: 1, ...born('1980-01-01') },
    { id: 2, ...born('1990-01-01') },
  ]);
  expect(known.find(born(null))).toEqual([1, 2]);
});

test('forty files full of one name are matched in a moment', () => {
  const known = new KnownPeople([]);
  const begun = performance.now();
  for (let id = 0; id < 200_000; id += 1) {
    const person = born(id % 2 === 0 ? null : `day ${id}`);
    known.find(person);
    known.add(person, id);
  }
  // Comparing every person with every other would take minutes.
  expect(performance.now() - begun).toBeLessThan(10_000);
});
