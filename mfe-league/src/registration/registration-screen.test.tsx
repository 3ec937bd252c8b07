import type { RegistrationWindow } from '@club/shared/contracts/league/registration';
import { REGISTRATION_WINDOW_KEY } from '@club/shared/league-query';
import { fakeApi, picker, refuse, renderRoutes, typeIntoPicker } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { seasonCalls } from '../testing/league-api';
import { registrationWindow } from '../testing/registration-window';

const MESSAGES = {
  Ime: 'Ime je obavezno.',
  Prezime: 'Prezime je obavezno.',
  'E-pošta': 'E-pošta je obavezna i mora biti u ispravnom formatu.',
  Telefon: 'Telefon je obavezan.',
  'Mjesto stanovanja': 'Mjesto stanovanja je obavezno.',
};

let now: RegistrationWindow;
let sent: unknown[];
const api = fakeApi(
  ...seasonCalls(),
  http.get('*/api/league-registration', () => HttpResponse.json(now)),
  http.post('*/api/league-registration', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Hvala! Zaprimili smo vašu prijavu.', year: 2027 }, { status: 201 });
  }),
);
beforeEach(() => {
  now = registrationWindow();
  sent = [];
});

const open = () =>
  renderRoutes([...routes, { path: '/login', element: <p>prijava u aplikaciju</p> }], { at: '/league-registration' });
const field = (name: string) => screen.findByRole('textbox', { name });
const consent = () => screen.getByRole('checkbox', { name: /^Slažem se/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Pošalji prijavu' }));
const refuseNext = (status: number, message: string, more = {}) =>
  api.use(http.post('*/api/league-registration', () => refuse(status, message, more)));

async function fill({ born = '01051990' } = {}) {
  await userEvent.type(await field('Ime'), 'Ivo');
  await userEvent.type(await field('Prezime'), 'Novak');
  await typeIntoPicker('Datum rođenja', born);
  await userEvent.type(await field('E-pošta'), 'ivo@klub.hr');
  await userEvent.type(await field('Telefon'), '091 111 22 33');
  await userEvent.type(await field('Mjesto stanovanja'), 'Ivankovo');
  await userEvent.click(consent());
}

test('a closed registration is refused with its dates, and shows no form', async () => {
  now = registrationWindow({ isOpen: false });
  open();
  expect(await screen.findByText('Prijave za ligu 2027. su zatvorene.')).toBeVisible();
  expect(screen.getByText('Redovni rok prijava je od 01.02.2027. do 05.04.2027.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a season without a fee has no last day of payment either', async () => {
  now = registrationWindow({ fee: 0 });
  open();
  expect(await screen.findByText(/^Sezona/)).toHaveTextContent(
    'Sezona 2027. Prijave traju od 01.02.2027. do 05.04.2027. Članarina se ne plaća.',
  );
});

test('when the season cannot be loaded, the screen shows an error and a retry', async () => {
  api.use(http.get('*/api/league-registration', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  open();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await field('Ime')).toBeVisible();
});

test('a person who was registered is told so, even if the registration has been closed meanwhile', async () => {
  const read = jest.fn();
  api.use(
    http.get('*/api/league-registration', () => {
      read();
      return HttpResponse.json(now);
    }),
    http.post('*/api/league-registration', () => {
      now = registrationWindow({ isOpen: false });
      return HttpResponse.json({ message: 'Hvala! Zaprimili smo vašu prijavu.', year: 2027 }, { status: 201 });
    }),
  );
  const { client } = open();
  await fill();
  await send();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(client.getQueryData(REGISTRATION_WINDOW_KEY)).toMatchObject({ isOpen: false }));
  expect(await screen.findByText('Hvala! Zaprimili smo vašu prijavu.')).toBeVisible();
  // The second click of a double click.
  await userEvent.click(screen.getByRole('dialog').parentElement as HTMLElement);
  expect(screen.getByText('Hvala! Zaprimili smo vašu prijavu.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'U redu' }));
  expect(await screen.findByText('prijava u aplikaciju')).toBeVisible();
});

test('an empty form is not sent: every field shows its own message, and the first has the focus', async () => {
  open();
  await field('Ime');
  await send();
  for (const [name, message] of Object.entries(MESSAGES)) {
    expect(await field(name)).toHaveAccessibleDescription(message);
  }
  expect(within(await picker('Datum rođenja')).getAllByRole('spinbutton')).not.toHaveLength(0);
  expect(screen.getByText('Datum rođenja je obavezan.')).toBeVisible();
  expect(consent()).toHaveAccessibleDescription('Bez pristanka ne možemo zaprimiti prijavu.');
  expect(await field('Ime')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a birth date that does not exist is reported as wrong, not as missing', async () => {
  open();
  await typeIntoPicker('Datum rođenja', '31022030');
  await userEvent.tab();
  await send();
  expect(await screen.findByText('Datum rođenja nije ispravan.')).toBeVisible();
  expect(screen.queryByText('Datum rođenja je obavezan.')).not.toBeInTheDocument();
});

test('a field shows its message when it loses the focus, not before', async () => {
  open();
  await userEvent.type(await field('E-pošta'), 'ivo');
  expect(screen.queryByText(MESSAGES['E-pošta'])).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await screen.findByText(MESSAGES['E-pošta'])).toBeVisible();
  expect(screen.queryByText(MESSAGES.Ime)).not.toBeInTheDocument();
});

test.each(['13062026', '12062026', '13062020'])(
  'a birth date of somebody too young to play is refused: %s',
  async (born) => {
    open();
    await fill({ born });
    await send();
    expect(await screen.findByText('Datum rođenja nije ispravan: igrač lige ima barem 6 godina.')).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test('the server’s messages are shown under their fields; the input stays', async () => {
  const fields = { phone: 'Taj broj ne postoji.', birthDate: 'Premladi ste za ligu.' };
  refuseNext(400, 'Podaci nisu ispravni.', { fields });
  open();
  await fill();
  await send();
  await waitFor(async () => expect(await field('Telefon')).toHaveAccessibleDescription('Taj broj ne postoji.'));
  expect(screen.getByText('Premladi ste za ligu.')).toBeVisible();
  expect(await field('Ime')).toHaveValue('Ivo');
});

test('a refusal without a field is shown above the button', async () => {
  refuseNext(429, 'Previše prijava s iste adrese.');
  open();
  await fill();
  await send();
  expect(await screen.findByText('Previše prijava s iste adrese.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const typedIn = async () =>
  [await field('Ime'), await field('Mjesto stanovanja')].map((input) => input.getAttribute('value'));
/** What the open page reads next, as by its poll. */
const pollOf = async ({ client }: ReturnType<typeof open>, window: RegistrationWindow) => {
  now = window;
  await act(() => client.invalidateQueries({ queryKey: REGISTRATION_WINDOW_KEY }));
};

test('a registration that was closed meanwhile is refused by the server, and what was typed stays', async () => {
  open();
  await fill();
  now = registrationWindow({ isOpen: false });
  const closed = 'Prijave za ligu 2027. su zatvorene. Redovni rok prijava je od 01.02.2027. do 05.04.2027.';
  refuseNext(409, closed, { code: 'REGISTRATION_CLOSED' });
  await send();
  expect(await screen.findByText(closed)).toBeVisible();
  expect(await screen.findByText(/^Prijave za ligu 2027\. su u međuvremenu zatvorene\./)).toBeVisible();
  expect(await typedIn()).toEqual(['Ivo', 'Ivankovo']);
});

test('a form in which nothing was typed gives way when the registration is closed', async () => {
  const page = open();
  await field('Ime');
  await pollOf(page, registrationWindow({ isOpen: false }));
  expect(await screen.findByText('Prijave za ligu 2027. su zatvorene.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a registration that is closed for a minute does not lose what was typed, and is sent after it', async () => {
  const page = open();
  await fill();
  await pollOf(page, registrationWindow({ isOpen: false }));
  expect(await screen.findByText(/^Prijave za ligu 2027\. su u međuvremenu zatvorene\./)).toBeVisible();
  expect(await typedIn()).toEqual(['Ivo', 'Ivankovo']);
  await pollOf(page, registrationWindow());
  await waitFor(() => expect(screen.queryByText(/u međuvremenu zatvorene/)).not.toBeInTheDocument());
  expect(await typedIn()).toEqual(['Ivo', 'Ivankovo']);
  await send();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(sent).toMatchObject([{ firstName: 'Ivo', city: 'Ivankovo' }]);
});

const MOVED = 'Prijave za ligu 2026. više nisu otvorene. Sada se prijavljujete za sezonu 2027.: provjerite.';
/** Refuses the season of 2026, as the server does from its deadline on. */
const refuseEarlierSeason = () =>
  api.use(
    http.post('*/api/league-registration', async ({ request }) => {
      const registration = (await request.json()) as { year: number };
      sent.push(registration);
      if (registration.year === 2026) return refuse(409, MOVED, { code: 'REGISTRATION_MOVED' });
      return HttpResponse.json({ message: 'Hvala! Zaprimili smo vašu prijavu.', year: 2027 }, { status: 201 });
    }),
  );

test.each([
  ['the page has not read it yet', false],
  ['the page has read it while the person was typing', true],
])('from the deadline on it is sent for the next season only after the person was told: %s', async (_, isRead) => {
  now = registrationWindow({ year: 2026 });
  const page = open();
  await fill();
  now = registrationWindow({ isNextSeason: true });
  refuseEarlierSeason();
  if (isRead) await pollOf(page, now);
  expect(screen.getByText('2026.')).toBeVisible();
  await send();
  expect(await screen.findByText(/prijavljujete za sljedeću sezonu, 2027\./)).toBeVisible();
  expect(screen.getByText(MOVED)).toBeVisible();
  expect(await field('Ime')).toHaveValue('Ivo');
  expect(consent()).toBeChecked();
  await send();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(sent).toMatchObject([{ year: 2026 }, { year: 2027 }]);
});

test('after a refusal for another reason it is sent for the same season again, although the calendar has turned', async () => {
  now = registrationWindow({ year: 2026 });
  const page = open();
  await fill();
  api.use(
    http.post('*/api/league-registration', async ({ request }) => {
      sent.push(await request.json());
      return refuse(429, 'Previše prijava.');
    }),
  );
  await send();
  expect(await screen.findByText('Previše prijava.')).toBeVisible();
  await pollOf(page, registrationWindow({ isNextSeason: true }));
  await send();
  await waitFor(() => expect(sent).toMatchObject([{ year: 2026 }, { year: 2026 }]));
  expect(screen.getByText('2026.')).toBeVisible();
});

test('a person who has typed nothing yet gets the form of the next season at once', async () => {
  now = registrationWindow({ year: 2026 });
  const page = open();
  await field('Ime');
  await pollOf(page, registrationWindow({ isNextSeason: true }));
  expect(await screen.findByText(/prijavljujete za sljedeću sezonu, 2027\./)).toBeVisible();
  await fill();
  await send();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(sent).toMatchObject([{ year: 2027 }]);
});

test('a fee that an administrator corrects meanwhile is shown above what was typed', async () => {
  const page = open();
  await fill();
  await pollOf(page, registrationWindow({ fee: 70 }));
  expect(await screen.findByText(/Članarina je 70,00 €/)).toBeVisible();
  expect(await field('Ime')).toHaveValue('Ivo');
});

test('outside the registration period the form states that it registers for the next season', async () => {
  now = registrationWindow({ isNextSeason: true });
  open();
  expect(await screen.findByText(/prijavljujete za sljedeću sezonu, 2027\./)).toBeVisible();
});

test('the response to a registration is shown in a dialog, then the sign-in', async () => {
  open();
  await fill();
  expect(screen.queryByText(/sljedeću sezonu/)).not.toBeInTheDocument();
  await send();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Hvala! Zaprimili smo vašu prijavu.')).toBeVisible();
  expect(sent).toEqual([
    {
      firstName: 'Ivo',
      lastName: 'Novak',
      birthDate: '1990-05-01',
      email: 'ivo@klub.hr',
      phone: '091 111 22 33',
      city: 'Ivankovo',
      website: '',
      consent: true,
      year: 2027,
    },
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'U redu' }));
  expect(await screen.findByText('prijava u aplikaciju')).toBeVisible();
});
