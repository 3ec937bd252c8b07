import { fakeApi, missingTexts, onClubDay, type SpelledText } from '@club/shared/testing';
import { openAsAdmin } from '../../testing/administrator';

fakeApi(onClubDay());

/** Second specification, section 2, 'Expense forms', and the rules of section 5. */
const FIELDS: readonly SpelledText[] = [
  ['textbox', 'Naziv'],
  ['textbox', 'Iznos €'],
  ['textbox', 'Godina'],
  ['group', /^Datum/],
  ['textbox', 'Opis'],
  ['text', 'Nije obavezan.'],
  ['text', /Iznos u eurima i centima, npr\. 412,80\./],
  ['button', 'Dodaj račun (PDF ili slika)'],
  ['button', 'Spremi'],
];

test.each([
  ['/admin/add-expense', 'Novi rashod lige', '/admin-league-finances'],
  ['/admin/add-expense-org', 'Novi rashod udruge', '/admin-total-finances'],
])('%s has the fields of the specification', async (address, title, list) => {
  openAsAdmin(address);
  expect(await missingTexts([['heading', title], ...FIELDS, ['link', 'Odustani', list]])).toEqual([]);
});
