import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { createAccounts } from './accounts';
import { createBookings } from './bookings';
import { eachEngine } from './platform/database/testing';
import type { TestClub, TestMember } from './testing/test-club';
import { openWholeClub } from './testing/whole-club';

/** Texts that spreadsheets would run as formulas, with different first characters. */
const FIRST_NAME = '=1+1';
const LAST_NAME = '@SUM(A1;A2)';
const OPPONENT = "+385=cmd|' /C calc'!A0";
const REASON = '-2+3';
const EXPENSE = '=HYPERLINK("http://zlo";"račun")';
const DESCRIPTION = '\t=1+1';
const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../docs/examples/season-2018.csv'), 'utf8');

const AMOUNT = /^-?\d+,\d\d$/;
const DATE = /^\d\d\.\d\d\.\d{4}\.$/;
/** The only allowed reason for a cell to start with a minus. */
const NUMBER = /^-?\d+(,\d+)?$/;

interface CsvFile {
  /** The call as it is declared. */
  readonly call: string;
  readonly url: (member: TestMember) => string;
  readonly name: RegExp;
  /** The hostile texts that must be in the file, as the harmless cell contains them. */
  readonly cells: readonly string[];
  readonly amounts: readonly string[];
  readonly dates: readonly string[];
}

const reservations = { amounts: ['Cijena (EUR)'], dates: ['Datum'] };
const statement = {
  name: /^promet-racuna/,
  cells: [`Ispravak iznosa (${REASON})`],
  amounts: ['Iznos (EUR)', 'Stanje (EUR)'],
  dates: ['Datum'],
};
const expenses = { cells: [`'${EXPENSE}`], amounts: ['Iznos (EUR)'], dates: ['Datum'] };

const FILES: readonly CsvFile[] = [
  {
    call: 'GET /admin-friendly-matches.csv',
    url: () => '/admin-friendly-matches.csv',
    name: /^prijateljski-susreti\.csv$/,
    cells: [`'${FIRST_NAME}`, `'${LAST_NAME}`],
    ...reservations,
  },
  {
    call: 'GET /admin-league-matches.csv',
    url: () => '/admin-league-matches.csv',
    name: /^liga-susreti\.csv$/,
    cells: [`'${FIRST_NAME}`, `'${LAST_NAME}`, `'${OPPONENT}`],
    ...reservations,
    // The league's fee covers these matches.
    amounts: [],
  },
  {
    call: 'GET /admin-delete-reservation.csv',
    url: () => '/admin-delete-reservation.csv',
    name: /^rezervacije\.csv$/,
    cells: [`'${FIRST_NAME}`, `'${LAST_NAME}`, `'${OPPONENT}`],
    ...reservations,
  },
  {
    call: 'GET /admin-payments-league.csv',
    url: () => '/admin-payments-league.csv?year=2026',
    name: /^uplate-za-ligu-2026\.csv$/,
    cells: [`'${FIRST_NAME}`, `'${LAST_NAME}`],
    amounts: ['Iznos'],
    dates: [],
  },
  {
    call: 'GET /admin/payments-app.csv',
    url: () => '/admin/payments-app.csv?year=2026',
    name: /^uplate-clanova-2026\.csv$/,
    cells: [`'${FIRST_NAME}`, `'${LAST_NAME}`],
    amounts: ['Iznos (EUR)'],
    dates: ['Datum'],
  },
  {
    call: 'GET /league-expenses.csv',
    url: () => '/league-expenses.csv?year=2026',
    name: /^rashodi-lige-2026\.csv$/,
    ...expenses,
  },
  {
    call: 'GET /organization-expenses.csv',
    url: () => '/organization-expenses.csv',
    name: /^rashodi-udruge\.csv$/,
    ...expenses,
  },
  {
    call: 'GET /admin-users.csv',
    url: () => '/admin-users.csv',
    name: /^stanja-racuna\.csv$/,
    cells: [`'${FIRST_NAME}`, `'${LAST_NAME}`],
    amounts: ['Stanje (EUR)'],
    dates: [],
  },
  { call: 'GET /account-statement.csv', url: () => '/account-statement.csv', ...statement },
  { call: 'GET /admin-users/:id/statement.csv', url: ({ id }) => `/admin-users/${id}/statement.csv`, ...statement },
  {
    call: 'GET /admin/league/season-files/:year',
    url: () => '/admin/league/season-files/2018',
    name: /^season-2018\.csv$/,
    cells: [`'${FIRST_NAME}`],
    // Its columns change from section to section, and its numbers are whole.
    amounts: [],
    dates: [],
  },
];

eachEngine((open) => {
  let club: TestClub;
  let admin: TestMember;
  let hostile: TestMember;
  const post = async (url: string, payload: object) => {
    const answer = await club.app.inject({ method: 'POST', url: `/api/${url}`, headers: admin.headers, payload });
    if (answer.statusCode >= 300) throw new Error(answer.body);
  };

  beforeAll(async () => {
    club = await openWholeClub(await open());
    admin = await club.addMember({ roles: ['ADMIN'] });
    hostile = await club.addMember({
      firstName: FIRST_NAME,
      lastName: LAST_NAME,
      inLeague: true,
      roles: ['USER', 'ADMIN'],
    });
    const cell = (slotId: number) => ({ slotId, index: 2, date: '2026-07-11' });
    const bookings = createBookings(club);
    await bookings.book(hostile.id, cell(3), { kind: 'FRIENDLY' });
    await bookings.book(hostile.id, cell(4), { kind: 'LEAGUE', opponent: OPPONENT });
    await createAccounts(club).pay(hostile.id, -1_250, { actorId: admin.id, reason: REASON });
    for (const book of ['league-expenses', 'organization-expenses']) {
      const expense = { year: 2026, expenseAmount: 1234.5, expenseDate: '2026-04-02', description: DESCRIPTION };
      await post(book, { ...expense, expenseName: EXPENSE });
    }
    const text = EXAMPLE.replace(';Filipović;Marko;', `;Filipović;${FIRST_NAME};`);
    await post('admin/league/season-files/import', { files: [{ name: 'season-2018.csv', text }] });
  });

  test('the table has every CSV file of the club', () => {
    const declared = club.app
      .accessTable()
      .filter(({ method, path: call }) => method === 'GET' && /\.csv$|season-files/.test(call))
      .map(({ method, path: call }) => `${method} ${call}`);
    expect(FILES.map(({ call }) => call).sort()).toEqual(declared.sort());
  });

  test.each(FILES)('$call opens in a Croatian spreadsheet without formulas', async (file) => {
    const answer = await club.app.inject({ url: `/api${file.url(hostile)}`, headers: hostile.headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const name = /^attachment; filename\*=UTF-8''([\w.-]+)$/.exec(String(answer.headers['content-disposition']))?.[1];
    expect(name).toMatch(file.name);
    // Excel reads it as UTF-8 only with this byte order mark, and as columns only with semicolons.
    expect(answer.body.startsWith('\uFEFF')).toBe(true);
    const isSeason = file.call.includes('season-files');
    const rows: string[][] = parse(answer.body, { bom: true, delimiter: ';', relax_column_count: isSeason });
    const [headers = [], ...lines] = rows;
    expect(headers.length).toBeGreaterThan(3);
    expect(lines.length).toBeGreaterThan(0);

    const cells = lines.flat();
    for (const harmless of file.cells) expect(cells).toContain(harmless);
    expect(cells.filter((cell) => /^[=+\-@\t\r\n]/.test(cell) && !NUMBER.test(cell))).toEqual([]);

    const column = (header: string) => lines.map((line) => line[headers.indexOf(header)]).filter(Boolean);
    for (const [headersOf, pattern] of [
      [file.amounts, AMOUNT],
      [file.dates, DATE],
    ] as const) {
      for (const header of headersOf) {
        expect(headers).toContain(header);
        expect(column(header)).not.toEqual([]);
        for (const value of column(header)) expect(value).toMatch(pattern);
      }
    }
  });
});
