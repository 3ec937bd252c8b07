import { matching, searchable } from './name-search';

const names = ['Ana Kovač akovac', 'Marko Kovačević mkovacevic', 'Đuro Šimić dsimic'];
const entries = searchable(names, (name) => name);

test.each([
  ['', names],
  ['   ', names],
  ['kovac', names.slice(0, 2)],
  ['KOVAČ ana', names.slice(0, 1)],
  ['đuro', names.slice(2)],
  ['duro simic', names.slice(2)],
  ['nitko', []],
])('%j finds %j', (search, found) => expect(matching(entries, search)).toEqual(found));
