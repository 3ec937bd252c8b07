import {
  SEASON_FILE_LIMIT,
  SEASON_FILES_LIMIT,
  type SeasonFileReport,
  SeasonFilesRequest,
} from '@club/shared/contracts/league/season-files';
import { fakeApi, refuse } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { csvFile, unreadableFile } from '../../testing/chosen-file';

const CALL = '*/api/admin/league/season-files';
const good: SeasonFileReport = {
  name: 'season-2018.csv',
  year: 2018,
  players: 21,
  newPlayers: 2,
  rounds: 17,
  matches: 311,
  isReplacing: true,
  problems: [],
};
let report: SeasonFileReport;
let imported: unknown[];
const api = fakeApi(
  http.post(`${CALL}/check`, () => HttpResponse.json({ files: [report], isPossible: report.problems.length === 0 })),
  http.post(`${CALL}/import`, async ({ request }) => {
    imported.push(await request.json());
    return HttpResponse.json({ message: 'Sezona 2018. je uvezena.' });
  }),
);
beforeEach(() => {
  report = good;
  imported = [];
});

async function choose(name = 'season-2018.csv'): Promise<void> {
  openAsAdmin('/admin/season-import');
  await screen.findByRole('heading', { level: 1, name: 'Uvoz sezone' });
  const file = csvFile('SEZONA;2018', name);
  await userEvent.upload(screen.getByLabelText('Datoteke CSV sa sezonama'), file);
}

test('a file with problems shows each with its line, and cannot be imported', async () => {
  const problems = [
    { line: null, message: 'Nema nijednog retka IGRAČ.' },
    { line: 39, message: 'Set 7:4 nije moguć.' },
  ];
  report = { ...good, problems };
  await choose();
  expect(await screen.findByText(/^2 problema/)).toBeVisible();
  const listed = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(listed).toEqual(['Cijela datoteka: Nema nijednog retka IGRAČ.', '39. redak: Set 7:4 nije moguć.']);
  expect(screen.queryByRole('button', { name: 'Uvezi' })).toBeNull();
});

test('the effects of a valid file are shown and confirmed before anything is written', async () => {
  await choose();
  expect(await screen.findByText('21 igrač (2 nova) · 17 kola · 311 mečeva')).toBeVisible();
  expect(imported).toEqual([]);
  await press('Uvezi');
  const question = await dialog('Želite li uvesti sezone?');
  expect(question.getByText('Postojeći podaci se zamjenjuju: 2018.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Uvezi' }));
  expect(await screen.findByText('Sezona 2018. je uvezena.')).toBeVisible();
  expect(imported).toEqual([{ files: [{ name: 'season-2018.csv', text: 'SEZONA;2018' }], replacing: [2018] }]);
});

test('a file whose name is longer than the server accepts is sent with a shortened one', async () => {
  const checked: unknown[] = [];
  const note = async ({ request }: { request: Request }) => {
    checked.push(SeasonFilesRequest.safeParse(await request.clone().json()).error);
    return undefined;
  };
  api.use(http.post(`${CALL}/check`, note), http.post(`${CALL}/import`, note));
  await choose(`${'Sezona '.repeat(30)}2018.csv`);
  await press('Uvezi');
  await userEvent.click((await dialog('Želite li uvesti sezone?')).getByRole('button', { name: 'Uvezi' }));
  expect(await screen.findByText('Sezona 2018. je uvezena.')).toBeVisible();
  expect(checked).toEqual([undefined, undefined]);
});

test('if somebody else has imported a season since the check, the files are checked again before it is replaced', async () => {
  const message = 'Sezonu 2018. je u međuvremenu netko uvezao. Pogledajte novu provjeru i ponovite.';
  report = { ...good, isReplacing: false };
  api.use(http.post(`${CALL}/import`, () => refuse(409, message, { code: 'SEASON_IMPORTED' }), { once: true }));
  await choose();
  expect(await screen.findByText('Nova sezona')).toBeVisible();
  await press('Uvezi');
  report = good;
  await userEvent.click((await dialog('Želite li uvesti sezone?')).getByRole('button', { name: 'Uvezi' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText('Zamjenjuje postojeću sezonu')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Uvezi');
  const question = await dialog('Želite li uvesti sezone?');
  expect(question.getByText('Postojeći podaci se zamjenjuju: 2018.')).toBeVisible();
});

test('a workbook instead of a CSV file is refused with a remedy, and nothing is sent', async () => {
  await choose();
  await screen.findByText('21 igrač (2 nova) · 17 kola · 311 mečeva');
  const workbook = csvFile('PK\u0003\u0004\0', 'season-2018.csv');
  await userEvent.upload(screen.getByLabelText('Datoteke CSV sa sezonama'), workbook);
  expect(await screen.findByText(/^season-2018\.csv nije datoteka CSV\. U tablici/)).toBeVisible();
  expect(screen.queryByText(/311 mečeva/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Uvezi' })).toBeNull();
  await userEvent.upload(screen.getByLabelText('Datoteke CSV sa sezonama'), csvFile('SEZONA;2018', 'season-2018.csv'));
  expect(await screen.findByText(/311 mečeva/)).toBeVisible();
  expect(screen.queryByText(/nije datoteka CSV/)).toBeNull();
});

test('a file that cannot be read any more is named, and those chosen before it cannot be imported in its place', async () => {
  await choose();
  await screen.findByText('21 igrač (2 nova) · 17 kola · 311 mečeva');
  const files = [csvFile('SEZONA;2018', 'season-2018.csv'), unreadableFile('season-2019.csv', 'text/csv')];
  await userEvent.upload(screen.getByLabelText('Datoteke CSV sa sezonama'), files);
  const refusal = '„season-2019.csv” se ne može pročitati. Odaberite datoteku ponovno.';
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.queryByText(/311 mečeva/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Uvezi' })).toBeNull();
});

test('a check that fails can be retried with the same files', async () => {
  api.use(http.post(`${CALL}/check`, () => refuse(500, 'Baza ne odgovara.'), { once: true }));
  await choose();
  expect(await screen.findByText('Baza ne odgovara.')).toBeVisible();
  await press('Pokušaj ponovno');
  expect(await screen.findByText('Zamjenjuje postojeću sezonu')).toBeVisible();
});

describe('files that the server does not accept', () => {
  const input = () => screen.getByLabelText('Datoteke CSV sa sezonama');
  const refuseCheck = (status: number, message: string, more?: object) =>
    api.use(http.post(`${CALL}/check`, () => refuse(status, message, more)));

  test.each([
    ['a file that is too large', 400, 'Provjerite unesene podatke.', { 'files.0.text': 'Datoteka je prevelika.' }],
    ['too many files', 400, 'Provjerite unesene podatke.', { files: 'Odjednom najviše 40 datoteka.' }],
    ['files that are too large together', 413, 'Poslani podaci su preveliki.', {}],
  ])('%s are refused with the reason, and cannot be sent again as they are', async (_what, status, message, fields) => {
    refuseCheck(status, message, { fields });
    await choose();
    expect(await screen.findByText([message, ...Object.values(fields)].join(' '))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pokušaj ponovno' })).toBeNull();
  });

  test('one that is too large is named before anything is sent', async () => {
    await choose();
    await screen.findByText('21 igrač (2 nova) · 17 kola · 311 mečeva');
    refuseCheck(400, 'Poslano je.');
    const large = csvFile('a'.repeat(SEASON_FILE_LIMIT + 1), 'season-2017.csv');
    await userEvent.upload(input(), [csvFile('SEZONA;2018', 'season-2018.csv'), large]);
    const refusal = 'season-2017.csv je prevelika datoteka: dopušteno je najviše 4.000.000 znakova.';
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.queryByText(/311 mečeva/)).toBeNull();
    expect(screen.queryByText('Poslano je.')).toBeNull();
  });

  test('more than fit into one import are counted before anything is sent', async () => {
    await choose();
    await screen.findByText('21 igrač (2 nova) · 17 kola · 311 mečeva');
    const files = (count: number) => Array.from({ length: count }, (_, index) => csvFile('SEZONA', `${index}.csv`));
    await userEvent.upload(input(), files(SEASON_FILES_LIMIT + 1));
    expect(await screen.findByText('Odjednom najviše 40 datoteka.')).toBeVisible();
    expect(screen.queryByText(/311 mečeva/)).toBeNull();
    await userEvent.upload(input(), files(SEASON_FILES_LIMIT));
    expect(await screen.findByText(/311 mečeva/)).toBeVisible();
  });
});
