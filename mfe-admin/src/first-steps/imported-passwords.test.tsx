import { deferred, fakeApi, onClubDay, refuse } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press } from '../testing/administrator';
import { csvFile } from '../testing/chosen-file';

const ANA = {
  line: 2,
  firstName: 'Ana',
  lastName: 'Kovač',
  username: 'ana.kovac',
  email: null,
  nickname: null,
  invitation: 'NO_ADDRESS' as const,
};
const PASSWORD = 'abcde-fghjk-mnpqr';
const LOSS = 'Jednokratne lozinke uvezenih članova više se neće prikazati. Ispišite ih prije toga.';
const IMPORT_LOSS = 'Uvoz još traje. Jednokratne lozinke uvezenih članova neće se prikazati.';
const IMPORTED = {
  message: 'Uvezen je 1 član.',
  emailed: [],
  invitations: [{ name: 'Ana Kovač', username: 'ana.kovac', oneTimePassword: PASSWORD }],
};

const api = fakeApi(
  http.get('*/api/admin/opening', () =>
    HttpResponse.json({ isOpen: false, done: [], courts: [], mail: 'SMTP', mailTo: null }),
  ),
  http.put('*/api/admin/opening/steps/:step', () => HttpResponse.json({ message: 'Korak je gotov.' })),
  http.post('*/api/admin/members-import/check', () => HttpResponse.json({ members: [ANA], problems: [] })),
  http.post('*/api/admin/members-import', () => HttpResponse.json(IMPORTED)),
  onClubDay(),
);

const choose = async (name: string) =>
  userEvent.upload(await screen.findByLabelText('Datoteka CSV s članovima'), csvFile('ime;prezime', name));
const importAna = async () => {
  await press('Uvezi 1 člana');
  await screen.findByText(PASSWORD);
};

beforeEach(async () => {
  openAsAdmin('/admin/first-steps?step=MEMBERS');
  await choose('clanovi.csv');
});

test('while members are being imported, leaving the step asks first, and no other file can be chosen', async () => {
  const importing = deferred();
  api.use(
    http.post('*/api/admin/members-import', async () => {
      await importing.promise;
      return HttpResponse.json(IMPORTED);
    }),
  );
  await press('Uvezi 1 člana');
  expect(screen.getByRole('button', { name: 'Odaberi datoteku' })).toBeDisabled();
  await press('Preskoči');
  const question = await dialog('Želite li otići bez spremanja?');
  expect(question.getByText(IMPORT_LOSS)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Ostani' }));
  importing.resolve();
  expect(await screen.findByText(PASSWORD)).toBeVisible();
});

test('two clicks that are quicker than the busy button import once, and the passwords are shown', async () => {
  const imported = jest.fn();
  api.use(
    http.post('*/api/admin/members-import', () => {
      imported();
      return HttpResponse.json(IMPORTED);
    }),
  );
  const button = await screen.findByRole('button', { name: 'Uvezi 1 člana' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText(PASSWORD)).toBeVisible();
  expect(imported).toHaveBeenCalledTimes(1);
});

test('an import that fails without a connection can be repeated once there is one, without choosing the file again', async () => {
  let isOffline = true;
  const offline = () => (isOffline ? HttpResponse.error() : undefined);
  api.use(http.post('*/api/admin/members-import', offline), http.post('*/api/admin/members-import/check', offline));
  await press('Uvezi 1 člana');
  const again = await screen.findByRole('button', { name: 'Pokušaj ponovno' }, { timeout: 15_000 });
  isOffline = false;
  await userEvent.click(again);
  await importAna();
  expect(screen.queryByRole('button', { name: 'Pokušaj ponovno' })).not.toBeInTheDocument();
});

test.each(['import', 'check'])(
  'members who are in the club by an import whose answer was lost are no errors of their file (found by the %s)',
  async (found) => {
    const keys = new Set<string | null>();
    const message = 'Članovi iz ove datoteke već su uvezeni, a odgovor se izgubio.';
    const known = (call: string) =>
      http.post(`*/api/admin/members-import${call}`, ({ request }) => {
        keys.add(request.headers.get('idempotency-key'));
        if (found === 'check' && call === '') return refuse(500, 'Poslužitelj je zauzet.');
        return refuse(409, message, { code: 'MEMBERS_IMPORTED' });
      });
    api.use(known(''), known('/check'));
    await press('Uvezi 1 člana');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upravljanje korisnicima' })).toHaveAttribute('href', '/manage-users');
    expect(screen.queryByRole('button', { name: /^Uvezi|Pokušaj/ })).not.toBeInTheDocument();
    await choose('clanovi.csv');
    expect(await screen.findByText(message)).toBeVisible();
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  },
);

test.each(['Preskoči', 'Korak je gotov'])(
  'the button %s asks before the passwords of imported members are lost',
  async (button) => {
    await importAna();
    await press(button);
    const question = await dialog('Želite li otići bez spremanja?');
    expect(question.getByText(LOSS)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Ostani' }));
    expect(await screen.findByText(PASSWORD)).toBeVisible();
    await press('Preskoči');
    await press('Otiđi bez spremanja');
    expect(await screen.findByRole('heading', { name: 'Povijest lige' })).toBeVisible();
    expect(screen.queryByText(PASSWORD)).not.toBeInTheDocument();
  },
);

test('a workbook instead of a CSV file is refused with a remedy, and the passwords stay', async () => {
  await importAna();
  const workbook = csvFile('PK\u0003\u0004\0', 'clanovi.csv');
  await userEvent.upload(screen.getByLabelText('Datoteka CSV s članovima'), workbook);
  expect(await screen.findByText(/^clanovi\.csv nije datoteka CSV/)).toBeVisible();
  expect(screen.getByText(PASSWORD)).toBeVisible();
});

test('another file replaces the passwords only after a confirmation', async () => {
  await importAna();
  await choose('jos-clanova.csv');
  const question = await dialog('Želite li odabrati drugu datoteku?');
  expect(question.getByText(LOSS)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Ostani' }));
  expect(await screen.findByText(PASSWORD)).toBeVisible();
  await choose('jos-clanova.csv');
  await press('Odaberi drugu datoteku');
  expect(await screen.findByRole('button', { name: 'Uvezi 1 člana' })).toBeVisible();
  expect(screen.queryByText(PASSWORD)).not.toBeInTheDocument();
});
