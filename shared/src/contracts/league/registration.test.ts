import { REGISTRATION_FIELDS } from './registration';

const { phone } = REGISTRATION_FIELDS;
const messageOf = (text: string) => phone.safeParse(text).error?.issues[0]?.message;
const WRONG_CHARACTERS = 'Telefon smije sadržavati samo brojke, razmake i znakove + / - ( ).';

test.each(['0911112233', '091 111-22-33', '+385 (0)91/111.22.33', '1'])('%s is a phone number', (text) => {
  expect(phone.parse(text)).toBe(text);
});

test.each(['nema', '091 111 22 33 x', '+()/-.', 'tel. 091'])('%s is not a phone number', (text) => {
  expect(messageOf(text)).toBe(WRONG_CHARACTERS);
});

test('a number as long as a request may be is refused at once', () => {
  const began = process.cpuUsage();
  expect(messageOf(`${'1'.repeat(250_000)}x`)).toBe('Najviše 30 znakova.');
  // A pattern that reads the text once for each of its characters takes minutes.
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
});
