import { readCsv } from '../platform/http';
import { checkMembers, type Taken } from './members-rules';

const NOBODY = { usernames: new Set<string>(), names: new Set<string>(), emails: new Set<string>() };
const check = (text: string, taken: Taken) => {
  const csv = readCsv(text);
  if ('misquoted' in csv) throw new Error('The file is misquoted.');
  return checkMembers(csv, taken);
};
const problems = (text: string, taken: Taken = NOBODY) =>
  check(text, taken).problems.map(({ line, message }) => `${line}: ${message}`);

test('a missing username is derived from the name, and is unique', () => {
  const taken = { ...NOBODY, usernames: new Set(['ana.kovac']) };
  const { members, problems: none } = check(
    'Ime;Prezime;Email\nAna;Kovač;ana@example.com\nAna;Kovac-;\nĐuro;Šćepan-Žić;',
    taken,
  );
  expect(none).toEqual([]);
  expect(members.map(({ username, email }) => [username, email])).toEqual([
    ['ana.kovac2', 'ana@example.com'],
    ['ana.kovac3', null],
    ['duro.scepanzic', null],
  ]);
});

test('a derived username is never one that another line states', () => {
  const { members, problems: none } = check('ime;prezime;korisnicko_ime\nAna;Kovač;\nAna;Kovač;Ana.Kovac', NOBODY);
  expect(none).toEqual([]);
  expect(members.map(({ username }) => username)).toEqual(['ana.kovac2', 'ana.kovac']);
});

test('empty columns, which spreadsheets save, are passed over, but not a text in one of them', () => {
  const { members, problems: none } = check('ime;;prezime;;\nAna;;Kovač;;\nIva;;Novak', NOBODY);
  expect(none).toEqual([]);
  expect(members.map(({ username }) => username)).toEqual(['ana.kovac', 'iva.novak']);
  expect(problems('ime;prezime;\nAna;Kovač;;;\nIva;Novak;091 123')).toEqual([
    '3: Polje „091 123” nema stupac u zaglavlju.',
  ]);
});

test('a line about a member of the club is refused, unless its username says that it is a namesake', () => {
  const taken = { ...NOBODY, names: new Set(['ana kovac']) };
  expect(problems('ime;prezime;korisnicko_ime\nAna;Kovač;\nANA;Kovac;\nAna;Kovač;ana.mlada', taken)).toEqual([
    '2: Ana Kovač već je u klubu. Ako je to netko drugi, upišite korisničko ime.',
    '3: ANA Kovac već je u klubu. Ako je to netko drugi, upišite korisničko ime.',
  ]);
});

test('a second line about a person is refused, unless its username says that it is a namesake', () => {
  const text = 'ime;prezime;korisnicko_ime\nAna;Anić;\nIva;Novak;\nANA;Anic;\nAna;Anić;ana.mlada\nAna;Anić;';
  const remedy = 'Ako je to netko drugi, upišite korisničko ime.';
  expect(problems(text)).toEqual([
    `4: ANA Anic već je u 2. retku. ${remedy}`,
    `6: Ana Anić već je u 2. retku. ${remedy}`,
  ]);
});

test.each([
  ['Ime;PREZIME;Korisničko ime;E-mail;Nadimak', ';'],
  ['ime,prezime,KORISNICKO_IME,mail', ','],
  ['ime\tprezime\tkorisničkoime\teposta', '\t'],
  ['sep=,\nime,prezime,korisnicko-ime,e-pošta', ','],
  ['\n;;;\nime;prezime;korisnicko_ime;e_mail', ';'],
])('the header %j', (header, separator) => {
  const { members, problems: none } = check(
    `${header}\n${['Ana', 'Kovač', 'ana.k', 'a@b.hr'].join(separator)}`,
    NOBODY,
  );
  expect(none).toEqual([]);
  expect(members).toMatchObject([{ firstName: 'Ana', lastName: 'Kovač', username: 'ana.k', email: 'a@b.hr' }]);
});

test('of the list of balances the columns that are not imported are named, the others are known', () => {
  expect(problems('Prezime;Ime;Korisničko ime;Stanje (EUR);Gratis;Aktivan\nKovač;Ana;ana.k;17,00;0;da')).toEqual([
    '1: Stupac „Stanje (EUR)” ne uvozi se: izbrišite ga iz datoteke.',
    '1: Stupac „Gratis” ne uvozi se: izbrišite ga iz datoteke.',
    '1: Stupac „Aktivan” ne uvozi se: izbrišite ga iz datoteke.',
  ]);
});

test('a column that is in the header twice, under whatever names', () => {
  expect(problems('ime;prezime;email;E-pošta\nAna;Kovač;;')).toEqual([
    '1: Stupac „email” naveden je dvaput: „email” i „E-pošta”.',
  ]);
});

test('names are kept without invisible characters, as a form keeps them', () => {
  const { members, problems: none } = check('ime;prezime;nadimak\nAna\u200b;Kovač\u202e;\u202eAnči', NOBODY);
  expect(none).toEqual([]);
  expect(members).toMatchObject([{ firstName: 'Ana', lastName: 'Kovač', nickname: 'Anči' }]);
});

test('a text that is too long or has control characters is refused, and its column is named', () => {
  const long = 'x'.repeat(61);
  expect(problems(`ime;prezime;nadimak\nAna;${long};${long}\nIva;Kovač;a\u0007b`)).toEqual([
    '2: Stupac „prezime”: najviše 60 znakova.',
    '2: Stupac „nadimak”: najviše 60 znakova.',
    '3: Stupac „nadimak”: tekst sadrži nedopuštene znakove.',
  ]);
});

test('a name from which no username can be derived needs one in its column', () => {
  expect(problems('ime;prezime\n李;王')).toEqual([
    '2: Stupac „korisnicko_ime”: korisničko ime mora imati najmanje 3 znaka.',
  ]);
});

test('a line with letters that could not be read is refused, wherever they are', () => {
  const text = 'ime;prezime;nadimak\nAna;Kova\uFFFD;\nIva;Horvat;\n\uFFFDime;\uFFFDuri\uFFFD;\nIvo;Ivi\u0107;\uFFFDiv';
  const message = 'Redak ima nečitljiva slova: spremite datoteku kao CSV UTF-8.';
  expect(problems(text)).toEqual([`2: ${message}`, `4: ${message}`, `5: ${message}`]);
});

test('each problem is reported with its line', () => {
  const taken = { ...NOBODY, usernames: new Set(['iva']), emails: new Set(['iva@example.com']) };
  const text = [
    'ime;prezime;korisnicko_ime;email',
    ';Kovač;ana;ana@example.com',
    'Iva;Horvat;iva;IVA@example.com',
    'Ivo;Ivić;š;ivo(at)example.com',
    'Ana;Anić;ana;;višak',
  ].join('\n');
  expect(problems(text, taken)).toEqual([
    '2: Stupac „ime”: unesite ime.',
    '3: Korisničko ime iva već postoji.',
    '3: E-poštu IVA@example.com već ima netko drugi.',
    '4: Stupac „korisnicko_ime”: korisničko ime mora imati najmanje 3 znaka.',
    '4: Stupac „email”: adresa e-pošte nije ispravna.',
    '5: Polje „višak” nema stupac u zaglavlju.',
    '5: Korisničko ime ana je i u 2. retku.',
  ]);
});

test('a username or an address that the file has twice names the first row, and one of the club does not', () => {
  const taken = { ...NOBODY, usernames: new Set(['iva']), emails: new Set(['iva@example.com']) };
  const text = [
    'ime;prezime;korisnicko_ime;email',
    'Ana;Kovač;Ana;ana@example.com',
    'Ani;Anić;ana;ANA@example.com',
    'Ano;Anić;ana;ana@example.com',
    'Iva;Horvat;iva;iva@example.com',
    'Ivo;Horvat;iva;iva@example.com',
  ].join('\n');
  expect(problems(text, taken)).toEqual([
    '3: Korisničko ime ana je i u 2. retku.',
    '3: E-pošta ANA@example.com je i u 2. retku.',
    '4: Korisničko ime ana je i u 2. retku.',
    '4: E-pošta ana@example.com je i u 2. retku.',
    '5: Korisničko ime iva već postoji.',
    '5: E-poštu iva@example.com već ima netko drugi.',
    '6: Korisničko ime iva već postoji.',
    '6: E-poštu iva@example.com već ima netko drugi.',
  ]);
});

test('a file of another kind is refused in a few words, however long its first line is', () => {
  const columns = 'mogući su samo ime, prezime, korisnicko_ime, email, nadimak';
  expect(problems(`a${';'.repeat(99_999)}\nAna;Kovač`)).toEqual([`1: Zaglavlje ima 100000 stupaca; ${columns}.`]);
  expect(problems(`a${';'.repeat(51)}\nAna;Kovač`)).toEqual([`1: Zaglavlje ima 52 stupca; ${columns}.`]);
  expect(problems('x'.repeat(199_000))[0]).toBe(
    `1: Stupac „${'x'.repeat(60)}…” nije poznat. Razdjelnik: točka sa zarezom.`,
  );
});

test('in a table of members each unknown column is reported', () => {
  const unknown = ['telefon', 'ulica', 'mjesto'];
  expect(problems(`ime;prezime;${unknown.join(';')}\nAna;Kovač`)).toEqual(
    unknown.map((name) => `1: Stupac „${name}” nije poznat. Razdjelnik: točka sa zarezom.`),
  );
});

test.each([
  ['', '1: Datoteka je prazna.'],
  ['ime;prezime', '2: U datoteci nema nijednog člana.'],
  ['ime;telefon\nAna;1', '1: Stupac „telefon” nije poznat. Razdjelnik: točka sa zarezom.'],
  ['ime;email\nAna;a@b.hr', '1: Nedostaje stupac „prezime”. Razdjelnik: točka sa zarezom.'],
  ['ime,email\nAna,a@b.hr', '1: Nedostaje stupac „prezime”. Razdjelnik: zarez.'],
  ['ime\temail\nAna\ta@b.hr', '1: Nedostaje stupac „prezime”. Razdjelnik: tabulator.'],
  ['sep=|\nime|email\nAna|a@b.hr', '2: Nedostaje stupac „prezime”. Razdjelnik: „|”.'],
  [`ime;prezime\n${'Ana;Kovač\n'.repeat(301)}`, '302: Najviše 300 članova odjednom; podijelite datoteku.'],
])('the file %j', (text, problem) => expect(problems(text)).toContain(problem));
