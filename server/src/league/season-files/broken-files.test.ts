import { readFile } from './read-file';
import { EXAMPLE, LINES, problemsOf, withLine } from './testing-broken-files';

const MATCH = 'MEČ;2018-1-5-3;GLAVNI;1;;3;4;;;4;ODIGRAN;6:1 6:2;;;2018-04-07;2018-04-14;1;1;2;1;4;1';

/** A match that differs from the one in line 39 in some of its cells, counted from 0. */
function match(cells: Readonly<Record<number, string>>): string {
  const all = MATCH.split(';');
  for (const [index, text] of Object.entries(cells)) all[Number(index)] = text;
  return all.join(';');
}

test('the example of the documentation has no problem', () => {
  expect(problemsOf(EXAMPLE)).toEqual([]);
});

test.each([
  ['the final', /^MEČ;[^;]*;[^;]*;FINALE;.*\r\n/gm],
  ['the final and the draw', /^(MEČ;[^;]*;[^;]*;FINALE|CRTA);.*\r\n/gm],
])('an archive may lack %s', (_, missing) => {
  const champion = missing.source.includes('CRTA') ? 'NASLOV;GLAVNI;5' : 'NASLOV;GLAVNI;3';
  expect(problemsOf(EXAMPLE.replaceAll(missing, '').replace('NASLOV;GLAVNI;2', champion))).toEqual([]);
});

test('a file with more lines than any season has is refused, and only its beginning is read', () => {
  expect(problemsOf(EXAMPLE + '# bilješka\r\n'.repeat(30_000))).toEqual([
    '30001: Datoteka smije imati najviše 30.000 redaka.',
  ]);
});

test('a file with many wrong lines is read until it is clear that there are more than are shown', () => {
  const { problems } = readFile('x\n'.repeat(20_000));
  expect(problems).toHaveLength(101);
});

describe('a broken file is refused with its line and the reason', () => {
  test.each<[string, number, string, number | null, string]>([
    ['an unknown section', 4, 'IGRAC;1;Filipović;Marko', 4, 'Nepoznata vrsta retka „IGRAC”'],
    ['too many columns', 62, 'NASLOV;GLAVNI;2;3', 62, 'Redak ima previše stupaca: 3 umjesto 2.'],
    ['an open quotation mark', 63, 'NASLOV;"UTJEŠNI;1', 63, 'Redak nije ispravan CSV'],
    ['a quotation mark inside quotes', 4, 'IGRAČ;1;"Filipović "Pipo"";Marko', 4, 'Redak nije ispravan CSV'],
    ['another encoding', 8, 'IGRAČ;5;Pavlovi\uFFFD;Ivana;;;;IGRAO;5;3', 8, 'Datoteka mora biti spremljena kao UTF-8.'],
    ['no season', 2, '', null, 'Nedostaje redak SEZONA.'],
    ['two seasons', 3, LINES[1] ?? '', 3, 'Datoteka smije imati samo jedan redak SEZONA.'],
    [
      'a year of another age',
      2,
      'SEZONA;1918;PIRAMIDA;2;;',
      2,
      'Stupac „godina” mora biti cijeli broj od 2000 do 2100; piše „1918”.',
    ],
    ['half a round', 2, 'SEZONA;2018;PIRAMIDA;1.5;;', 2, 'Stupac „kola” mora biti cijeli broj'],
    [
      'an unknown kind',
      2,
      'SEZONA;2018;LIGA;2;;',
      2,
      'Stupac „vrsta” mora biti jedno od: PIRAMIDA, SKUPINE; piše „LIGA”.',
    ],
    ['pyramids in a season of groups', 2, 'SEZONA;2018;SKUPINE;2;;', 14, 'Sezona u skupinama nema piramida.'],
    ['groups in a season of pyramids', 61, 'SKUPINA;A;1;2;9', 61, 'Sezona u piramidi nema skupina.'],
    ['a player without a surname', 4, 'IGRAČ;1;;Marko;;;;IGRAO;4;4', 4, 'Stupac „prezime” ne smije biti prazno'],
    ['a name of 61 letters', 4, `IGRAČ;1;${'a'.repeat(61)};Marko;;;;IGRAO;4;4`, 4, 'smije imati najviše 60 znakova'],
    ['a surname that nobody sees', 4, 'IGRAČ;1;\u200b;Marko;;;;IGRAO;4;4', 4, 'Stupac „prezime” ne smije biti prazno'],
    ['a character that no database keeps', 4, 'IGRAČ;1;Fili\0pović;Marko;;;;IGRAO;4;4', 4, 'sadrži nedopušten znak'],
    [
      'a birthday on 30 February',
      4,
      'IGRAČ;1;Filipović;Marko;;1981-02-30;;IGRAO;4;4',
      4,
      'Stupac „rođen” mora biti datum u obliku GGGG-MM-DD',
    ],
    [
      'a birthday the Croatian way',
      4,
      'IGRAČ;1;Filipović;Marko;;02.05.1981.;;IGRAO;4;4',
      4,
      'Stupac „rođen” mora biti datum',
    ],
    [
      'an unknown status',
      4,
      'IGRAČ;1;Filipović;Marko;;;;OZLIJEĐEN;4;4',
      4,
      'mora biti jedno od: IGRAO, ODUSTAO, ZAMJENA',
    ],
    [
      'a doubled number',
      5,
      'IGRAČ;1;Grgić;Matej;;;;IGRAO;1;8',
      5,
      'Dvaput navedeno: igrač s oznakom 1 (prvi put u 4. retku).',
    ],
    [
      'a doubled person',
      5,
      'IGRAČ;2;Filipović;Marko;;1981-05-02;;IGRAO;1;8',
      5,
      'Dvaput navedeno: Marko Filipović 1981-05-02',
    ],
    ['a doubled rank', 5, 'IGRAČ;2;Grgić;Matej;;;;IGRAO;4;8', 5, 'Dvaput navedeno: 4. mjesto na ljestvici'],
    ['a doubled round', 12, 'KOLO;1;2018-04-15;2018-04-22', 12, 'Dvaput navedeno: 1. kolo'],
    [
      'a round that ends before it begins',
      12,
      'KOLO;2;2018-04-15;2018-04-14',
      12,
      'Kolo završava prije nego što počne.',
    ],
    ['a round without dates', 12, 'KOLO;2;;', 12, 'Stupac „od” mora biti datum'],
    ['a cell of an unknown round', 37, 'POLJE;3;REZULTATSKA;2;2;5;;;1;2;0;3;PLAVA;ISTI', 37, '3. kolo nije navedeno.'],
    [
      'a cell outside the pyramid',
      14,
      'POLJE;1;POČETNA;21;1;3;;;0;;;;;',
      14,
      'Stupac „red” mora biti cijeli broj od 1 do 20',
    ],
    ['a fifth position', 14, 'POLJE;1;POČETNA;1;5;3;;;0;;;;;', 14, 'Stupac „pozicija” mora biti cijeli broj od 1 do 4'],
    [
      'a cell taken twice',
      15,
      'POLJE;1;POČETNA;1;1;2;;;0;;;;;',
      15,
      'Dvaput navedeno: početna piramida 1. kola, 1. red, 1. pozicija',
    ],
    [
      'a player in two cells',
      15,
      'POLJE;1;POČETNA;1;2;3;;;0;;;;;',
      15,
      'Dvaput navedeno: igrač 3, početna piramida 1. kola',
    ],
    ['a player who is not listed', 15, 'POLJE;1;POČETNA;1;2;77;;;0;;;;;', 15, 'Igrač s oznakom 77 nije naveden.'],
    ['an unlisted substitute', 15, 'POLJE;1;POČETNA;1;2;2;78;DA;0;;;;;', 15, 'Igrač s oznakom 78 nije naveden.'],
    [
      'points below zero',
      15,
      'POLJE;1;POČETNA;1;2;2;;;-1;;;;;',
      15,
      'Stupac „početniBodovi” mora biti cijeli broj od 0 do 9999',
    ],
    [
      'another colour',
      32,
      'POLJE;2;REZULTATSKA;1;1;2;;;4;4;0;8;ŽUTA;GORE',
      32,
      'mora biti jedno od: ZELENA, CRVENA, PLAVA',
    ],
    ['a match of another year', 39, match({ 1: '2017-1-5-3' }), 39, 'Oznaka meča mora počinjati s „2018-”'],
    ['a doubled match', 39, match({ 1: '2018-1-2-4' }), 40, 'Dvaput navedeno: meč 2018-1-2-4 (prvi put u 39. retku).'],
    [
      'a result under two names',
      64,
      match({ 1: '2018-1-5-9', 5: '4', 6: '3' }),
      64,
      'Dvaput navedeno: meč igrača 3 i 4, 1. kolo (prvi put u 39. retku).',
    ],
    ['a match against oneself', 39, match({ 6: '3' }), 39, 'Igrač ne može igrati sam sa sobom.'],
    ['an unknown phase', 39, match({ 3: 'SESNAESTINA' }), 39, 'Stupac „faza” mora biti jedno od'],
    ['a set that cannot be', 39, match({ 11: '7:4 6:0' }), 39, 'Set 7:4 nije moguć'],
    ['a match without an end', 39, match({ 11: '6:1' }), 39, 'Meč nije završen'],
    ['sets in another form', 39, match({ 11: '6-1, 6-2' }), 39, 'mora imati setove u obliku 6:4 3:6 7:5'],
    [
      'a retirement without a player',
      39,
      match({ 10: 'PREDAJA U MEČU', 11: '6:1' }),
      39,
      'mora pisati koji je igrač predao',
    ],
    ['a retired player in a played match', 39, match({ 12: '1' }), 39, 'Igrač je predao, a ishod nije predaja.'],
    ['an excuse for a played match', 39, match({ 13: 'DA' }), 39, 'Ispričan može biti samo neodigran meč.'],
    ['sets of a match that was not played', 39, match({ 10: 'NEODIGRAN' }), 39, 'Meč bez odigranih setova'],
    ['a draw of three lines', 60, 'CRTA;UTJEŠNI;3;4;2;', 59, 'Ždrijeb mora imati 1, 2, 4, 8, … crta'],
    [
      'a draw of 128 lines',
      64,
      Array.from({ length: 128 }, (_, index) => `CRTA;K1;${index + 1};;;`).join('\r\n'),
      64,
      'crta (najviše 64)',
    ],
    ['a qualification without the one before', 64, 'CRTA;K2;1;4;2;', null, 'nema K1.'],
    ['a place in the table without points', 5, 'IGRAČ;2;Grgić;Matej;;;;IGRAO;1;', 5, 'pišu se zajedno'],
    ['points of somebody who has left', 5, 'IGRAČ;2;Grgić;Matej;;;;ODUSTAO;;8', 5, 'pišu se zajedno'],
    ['a substitute with a place in the table', 5, 'IGRAČ;2;Grgić;Matej;;;;ZAMJENA;1;8', 5, 'nije na ljestvici'],
    ['half a place in the pyramid', 39, match({ 17: '' }), 39, 'svako s redom i pozicijom'],
    ['points of one player', 39, match({ 21: '' }), 39, 'Bodovi meča pišu se za oba igrača.'],
    ['a player on two lines', 60, 'CRTA;UTJEŠNI;2;1;2;', 60, 'Dvaput navedeno: igrač 1 u ždrijebu'],
    [
      'a round of another year',
      12,
      'KOLO;2;2028-04-15;2028-04-22',
      12,
      'Stupac „od” mora biti od 2017-01-01 do 2019-12-31 za sezonu 2018.; piše „2028-04-15”.',
    ],
    [
      'a round that ends in another year',
      12,
      'KOLO;2;2018-04-15;2081-04-22',
      12,
      'Stupac „do” mora biti od 2017-01-01',
    ],
    ['a match on a day of another age', 39, match({ 14: '1018-04-07' }), 39, 'Stupac „od” mora biti od 2017-01-01'],
    [
      'a player who was born after the season',
      4,
      'IGRAČ;1;Filipović;Marko;;2019-05-02;Ivankovo;IGRAO;4;4',
      4,
      'Stupac „rođen” mora biti od 1900-01-01 do 2012-12-31 za sezonu 2018.; piše „2019-05-02”.',
    ],
    ['a player of five years', 4, 'IGRAČ;1;Filipović;Marko;;2013-01-01;;IGRAO;4;4', 4, 'do 2012-12-31'],
    ['a player of another age', 4, 'IGRAČ;1;Filipović;Marko;;1081-05-02;;IGRAO;4;4', 4, 'od 1900-01-01'],
    ['a nickname of 61 letters', 5, `IGRAČ;2;Grgić;Matej;${'M'.repeat(61)};;;IGRAO;1;8`, 5, 'najviše 60 znakova'],
    ['a town of 81 letters', 5, `IGRAČ;2;Grgić;Matej;;;${'I'.repeat(81)};IGRAO;1;8`, 5, 'najviše 80 znakova'],
    ['a caption without words', 64, 'SLIKA;1;', 64, 'Stupac „opis” ne smije biti prazno'],
    ['two captions of a picture', 64, 'SLIKA;1;Finale\r\nSLIKA;1;Finalisti', 65, 'Dvaput navedeno: slika 1'],
  ])('%s', (_, number, text, line, message) => {
    const found = problemsOf(withLine(number, text));
    expect(
      found.some((problem) => problem.startsWith(`${line ?? '-'}: `) && problem.includes(message)) ? 'found' : found,
    ).toBe('found');
  });

  test('a day that no page can read, which the first season has nevertheless', () => {
    const text = EXAMPLE.replaceAll('2018', '2000').replaceAll('2000-04-07', '1999-12-28');
    expect(problemsOf(text)).toEqual(
      expect.arrayContaining([
        expect.stringContaining(
          'Stupac „od” mora biti od 2000-01-01 do 2001-12-31 za sezonu 2000.; piše „1999-12-28”.',
        ),
      ]),
    );
  });

  test('a line SEZONA or IGRAČ that cannot be read is not a missing one', () => {
    const text = withLine(2, 'SEZONA;2018;PIRAMIDA;1.5;;').replaceAll(/^(IGRAČ;.*);IGRAO;/gm, '$1;IGRA;');
    expect(problemsOf(text)).toEqual(expect.not.arrayContaining([expect.stringMatching(/^-: /)]));
  });

  test('a consolation without the main draw', () => {
    const text = EXAMPLE.replaceAll(/^CRTA;GLAVNI;.*\r\n/gm, '');
    expect(problemsOf(text)).toEqual(['51: Uz ždrijeb mora biti naveden i GLAVNI.']);
  });

  test('with all problems at once', () => {
    const text = LINES.with(3, 'IGRAČ;1;;Marko;;;;IGRAO;4;4').with(61, 'NASLOV;GLAVNI;9').join('\r\n');
    expect(problemsOf(text).map((problem) => Number.parseInt(problem, 10))).toEqual(expect.arrayContaining([4, 62]));
  });

  test('for any content', () => {
    expect(problemsOf('')).toEqual(['-: Nedostaje redak SEZONA.', '-: Nema nijednog retka IGRAČ.']);
    expect(problemsOf('\u0000\u0001;;;\n%PDF-1.7').length).toBeGreaterThan(0);
  });
});
