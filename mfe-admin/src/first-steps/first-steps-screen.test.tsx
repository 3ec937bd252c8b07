import { type ClubOpening, MEMBERS_FILE_LIMIT, type MembersCheck } from '@club/shared/contracts/club-opening';
import { PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { deferred, fakeApi, onClubDay, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, rowsOf } from '../testing/administrator';
import { csvFile, unreadableFile } from '../testing/chosen-file';

let opening: ClubOpening;
let check: MembersCheck;
let sent: unknown[];
const answer = (message: string) => HttpResponse.json({ message });
const api = fakeApi(
  http.get('*/api/admin/opening', () => HttpResponse.json(opening)),
  http.put('*/api/admin/opening/steps/:step', async ({ params, request }) => {
    sent.push([params.step, await request.json()]);
    return answer('Korak je gotov.');
  }),
  http.post('*/api/admin/opening/open', () => {
    sent.push('open');
    opening = { ...opening, isOpen: true };
    return answer('Klub je otvoren.');
  }),
  http.post('*/api/admin/opening/test-mail', () => answer('Probna poruka poslana je na vesna@example.com.')),
  http.post('*/api/admin/members-import/check', () => HttpResponse.json(check)),
  http.post('*/api/admin/members-import', () =>
    HttpResponse.json({
      message: 'Uvezeno: 2 člana.',
      emailed: [{ name: 'Iva Ivić', email: 'iva@example.com' }],
      invitations: [{ name: 'Ana Kovač', username: 'ana.kovac', oneTimePassword: 'abcde-fghjk-mnpqr' }],
    }),
  ),
  onClubDay(),
);
const NOBODY = { email: null, nickname: null, invitation: 'NO_ADDRESS' as const };
const ANA = { ...NOBODY, line: 2, firstName: 'Ana', lastName: 'Kovač', username: 'ana.kovac' };
const IVA = {
  ...NOBODY,
  line: 3,
  firstName: 'Iva',
  lastName: 'Ivić',
  username: 'iva.ivic',
  email: 'iva@example.com',
  invitation: 'EMAIL' as const,
};
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
beforeEach(() => {
  sent = [];
  check = { members: [ANA], problems: [] };
  opening = {
    isOpen: false,
    done: ['LOOK', 'COURTS'],
    courts: [
      { teren: 1, lighted: true },
      { teren: 2, lighted: false },
    ],
    mail: 'SMTP',
    mailTo: 'vesna@example.com',
  };
});
async function choose(name: string): Promise<void> {
  await userEvent.upload(await screen.findByLabelText('Datoteka CSV s članovima'), csvFile('ime;prezime', name));
}

test('a returning user continues with the first unfinished step; a finished step leads to the next', async () => {
  opening.done = ['LOOK', 'COURTS', 'PRICES', 'SEASON'];
  openAsAdmin('/admin/first-steps');
  const steps = within(await screen.findByRole('region', { name: 'Koraci' }));
  expect(steps.getByRole('link', { current: 'step' })).toHaveTextContent('5. E-pošta');
  expect(steps.getByRole('link', { name: /^1. Ime i izgled/ })).toHaveTextContent('gotovo');
  await press('Pošalji probnu poruku');
  expect(await screen.findByText('Probna poruka poslana je na vesna@example.com.')).toBeVisible();
  await press('Korak je gotov');
  expect(await screen.findByText(/^Datoteka CSV iz tablice/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Uvoz članova' })).toHaveFocus());
  expect(sent).toEqual([['MAIL', { done: true }]]);
});

test('a step whose input is not saved is not marked as done', async () => {
  opening.done = [];
  api.use(http.get('*/api/club-profile', () => HttpResponse.json(PRESET_CLUB)));
  openAsAdmin('/admin/first-steps?step=LOOK');
  await userEvent.type(await screen.findByLabelText('Ime kluba'), ' 2');
  await press('Korak je gotov');
  expect(await screen.findByText(/^U ovom koraku ima unosa koji nije spremljen/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a step that is opened out of sight, below the list, is scrolled to, also when it is opened already', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const far = { top: window.innerHeight } as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(far);
  openAsAdmin('/admin/first-steps?step=MAIL');
  await userEvent.click(await screen.findByRole('link', { name: /^6\. Članovi/ }));
  expect(await screen.findByText(/^Datoteka CSV iz tablice/)).toBeVisible();
  expect(scrolled).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('link', { name: /^6\. Članovi/ }));
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('a step opened without its name in the address stays when it is done, with input that would be lost', async () => {
  opening.done = ['LOOK', 'COURTS', 'PRICES', 'SEASON', 'MAIL'];
  api.use(
    http.put('*/api/admin/opening/steps/:step', () => {
      opening = { ...opening, done: [...opening.done, 'MEMBERS'] };
      return answer('Korak je gotov.');
    }),
  );
  openAsAdmin('/admin/first-steps');
  await choose('clanovi.csv');
  await press('Uvezi 1 člana');
  expect(await screen.findByText('abcde-fghjk-mnpqr')).toBeVisible();
  await press('Korak je gotov');
  const question = await dialog('Želite li otići bez spremanja?');
  await userEvent.click(question.getByRole('button', { name: 'Ostani' }));
  expect(await screen.findByRole('button', { name: 'Korak ipak nije gotov' })).toBeVisible();
  expect(screen.getByText('abcde-fghjk-mnpqr')).toBeVisible();
});

test('when the server waits long for a mail server, its reason is shown in the end', async () => {
  const waiting = deferred();
  api.use(
    http.post('*/api/admin/opening/test-mail', async () => {
      await waiting.promise;
      return refuse(409, 'Poruka nije poslana: Greeting never received', { code: 'MAIL_FAILED' });
    }),
  );
  openAsAdmin('/admin/first-steps?step=MAIL');
  const button = await screen.findByRole('button', { name: 'Pošalji probnu poruku' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(button);
  // The server waits for a connection, for the greeting, and for each answer.
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(button).toHaveAttribute('aria-busy', 'true');
  waiting.resolve();
  expect(await screen.findByText('Poruka nije poslana: Greeting never received')).toBeVisible();
});

test('problems of a file are listed by line, and nobody can be imported', async () => {
  check.problems = [{ line: 3, message: 'Stupac „prezime”: unesite prezime.' }];
  openAsAdmin('/admin/first-steps?step=MEMBERS');
  await choose('clanovi.csv');
  const problems = await screen.findByRole('list', { name: 'Greške u datoteci' });
  expect(problems).toHaveTextContent('Redak 3: Stupac „prezime”: unesite prezime.');
  expect(screen.queryByRole('button', { name: /^Uvezi/ })).not.toBeInTheDocument();
});

test('a file that the server finds too large is refused with the reason, and cannot be sent again as it is', async () => {
  const fields = { text: 'Datoteka je prevelika.' };
  api.use(http.post('*/api/admin/members-import/check', () => refuse(400, 'Provjerite unesene podatke.', { fields })));
  openAsAdmin('/admin/first-steps?step=MEMBERS');
  await choose('clanovi.csv');
  expect(await screen.findByText('Provjerite unesene podatke. Datoteka je prevelika.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pokušaj ponovno' })).not.toBeInTheDocument();
});

test('a file that is too large for an import is named, and not sent', async () => {
  openAsAdmin('/admin/first-steps?step=MEMBERS');
  const large = csvFile('a'.repeat(MEMBERS_FILE_LIMIT + 1), 'svi-clanovi.csv');
  await userEvent.upload(await screen.findByLabelText('Datoteka CSV s članovima'), large);
  const refusal = 'svi-clanovi.csv je prevelika datoteka: dopušteno je najviše 200.000 znakova.';
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Uvezi/ })).not.toBeInTheDocument();
});

test('a file that cannot be read any more is named, and the one chosen before it cannot be imported in its place', async () => {
  openAsAdmin('/admin/first-steps?step=MEMBERS');
  await choose('clanovi.csv');
  await screen.findByRole('button', { name: 'Uvezi 1 člana' });
  await userEvent.upload(
    screen.getByLabelText('Datoteka CSV s članovima'),
    unreadableFile('novi-clanovi.csv', 'text/csv'),
  );
  const refusal = '„novi-clanovi.csv” se ne može pročitati. Odaberite datoteku ponovno.';
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Uvezi/ })).not.toBeInTheDocument();
});

test.each([
  ['whose answer is lost', () => HttpResponse.error(), /^Poslužitelj ne odgovara/],
  ['that is refused', () => refuse(400, 'Datoteka ima 1 grešku.', { code: 'MEMBERS_FILE' }), 'Datoteka ima 1 grešku.'],
])('after an import %s the file is checked again before anything else', async (_import, failing, failure) => {
  const checking = deferred();
  openAsAdmin('/admin/first-steps?step=MEMBERS');
  await choose('clanovi.csv');
  await screen.findByRole('button', { name: 'Uvezi 1 člana' });
  api.use(
    http.post('*/api/admin/members-import', failing),
    http.post('*/api/admin/members-import/check', async () => {
      await checking.promise;
      return HttpResponse.json({ members: [ANA], problems: [{ line: 2, message: 'Ana Kovač već je u klubu.' }] });
    }),
  );
  await press('Uvezi 1 člana');
  expect(await screen.findByText(failure)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Uvezi/ })).not.toBeInTheDocument();
  checking.resolve();
  const problems = await screen.findByRole('list', { name: 'Greške u datoteci' });
  expect(problems).toHaveTextContent('Redak 2: Ana Kovač već je u klubu.');
  expect(screen.getByText(failure)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Uvezi/ })).not.toBeInTheDocument();
});

test('the kind of invitation is shown before the import, and passwords to print afterwards', async () => {
  check.members = [ANA, IVA];
  openAsAdmin('/admin/first-steps?step=MEMBERS');
  await choose('clanovi.csv');
  expect((await rowsOf('Članovi iz datoteke')).slice(1).map((cells) => [cells[1], cells.at(-1)])).toEqual([
    ['Ana Kovač', 'Na papiru'],
    ['Iva Ivić', 'E-poštom'],
  ]);
  expect(screen.getByText(/^E-poštom: 1 član. Poveznica u poruci vrijedi jednom i sedam dana/)).toBeVisible();
  expect(screen.getByText(/^Na papiru: 1 član. Bez adrese e-pošte/)).toBeVisible();
  await press('Uvezi 2 člana');
  expect((await rowsOf('Pozvani e-poštom')).at(-1)).toEqual(['Iva Ivić', 'iva@example.com']);
  expect((await rowsOf('Pozivnice: prijava na http://localhost')).at(-1)).toEqual([
    'Ana Kovač',
    'ana.kovac',
    'abcde-fghjk-mnpqr',
  ]);
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await press('Ispiši pozivnice');
  expect(print).toHaveBeenCalled();
});

test.each([
  ['NO_MAIL', /^Na papiru: 1 član. Klub ne šalje e-poštu/],
  ['KEYCLOAK', /^Na papiru: 1 član. Lozinke čuva Keycloak/],
] as const)('if nobody can be invited by e-mail (%s), the screen shows why', async (invitation, message) => {
  check.members = [{ ...IVA, invitation }];
  openAsAdmin('/admin/first-steps?step=MEMBERS');
  await choose('clanovi.csv');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText(/^E-poštom:/)).not.toBeInTheDocument();
});

test('opening the club lists what is unfinished, and asks for a confirmation', async () => {
  openAsAdmin('/admin/first-steps?step=LEAGUE');
  await press('Otvori klub');
  const question = await dialog('Želite li otvoriti klub?');
  expect(question.getByText(/^Još nije gotovo: Cijene, Sezona, E-pošta, Članovi, Povijest lige/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Otvori klub' }));
  await waitFor(() => expect(sent).toEqual(['open']));
  expect((await screen.findAllByText('Klub je otvoren.')).length).toBeGreaterThan(0);
});
