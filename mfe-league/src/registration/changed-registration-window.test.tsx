import type { RegistrationWindow } from '@club/shared/contracts/league/registration';
import { REGISTRATION_WINDOW_KEY } from '@club/shared/league-query';
import { refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { consent, field, fill, openRegistration as open, registrationClub, send } from '../testing/registration-page';
import { registrationWindow } from '../testing/registration-window';

const { api, club, refuseNext } = registrationClub();

const typedIn = async () =>
  [await field('Ime'), await field('Mjesto stanovanja')].map((input) => input.getAttribute('value'));
/** What the open page reads next, as by its poll. */
const pollOf = async ({ client }: ReturnType<typeof open>, window: RegistrationWindow) => {
  club.window = window;
  await act(() => client.invalidateQueries({ queryKey: REGISTRATION_WINDOW_KEY }));
};

test('a registration that was closed meanwhile is refused by the server, and what was typed stays', async () => {
  open();
  await fill();
  club.window = registrationWindow({ isOpen: false });
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
  expect(club.sent).toMatchObject([{ firstName: 'Ivo', city: 'Ivankovo' }]);
});

const MOVED = 'Prijave za ligu 2026. više nisu otvorene. Sada se prijavljujete za sezonu 2027.: provjerite.';
/** Refuses the season of 2026, as the server does from its deadline on. */
const refuseEarlierSeason = () =>
  api.use(
    http.post('*/api/league-registration', async ({ request }) => {
      const registration = (await request.json()) as { year: number };
      club.sent.push(registration);
      if (registration.year === 2026) return refuse(409, MOVED, { code: 'REGISTRATION_MOVED' });
      return HttpResponse.json({ message: 'Hvala! Zaprimili smo vašu prijavu.', year: 2027 }, { status: 201 });
    }),
  );

test.each([
  ['the page has not read it yet', false],
  ['the page has read it while the person was typing', true],
])('from the deadline on it is sent for the next season only after the person was told: %s', async (_, isRead) => {
  club.window = registrationWindow({ year: 2026 });
  const page = open();
  await fill();
  club.window = registrationWindow({ isNextSeason: true });
  refuseEarlierSeason();
  if (isRead) await pollOf(page, club.window);
  expect(screen.getByText('2026.')).toBeVisible();
  await send();
  expect(await screen.findByText(/prijavljujete za sljedeću sezonu, 2027\./)).toBeVisible();
  expect(screen.getByText(MOVED)).toBeVisible();
  expect(await field('Ime')).toHaveValue('Ivo');
  expect(consent()).toBeChecked();
  await send();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(club.sent).toMatchObject([{ year: 2026 }, { year: 2027 }]);
});

test('after a refusal for another reason it is sent for the same season again, although the calendar has turned', async () => {
  club.window = registrationWindow({ year: 2026 });
  const page = open();
  await fill();
  api.use(
    http.post('*/api/league-registration', async ({ request }) => {
      club.sent.push(await request.json());
      return refuse(429, 'Previše prijava.');
    }),
  );
  await send();
  expect(await screen.findByText('Previše prijava.')).toBeVisible();
  await pollOf(page, registrationWindow({ isNextSeason: true }));
  await send();
  await waitFor(() => expect(club.sent).toMatchObject([{ year: 2026 }, { year: 2026 }]));
  expect(screen.getByText('2026.')).toBeVisible();
});

test('a person who has typed nothing yet gets the form of the next season at once', async () => {
  club.window = registrationWindow({ year: 2026 });
  const page = open();
  await field('Ime');
  await pollOf(page, registrationWindow({ isNextSeason: true }));
  expect(await screen.findByText(/prijavljujete za sljedeću sezonu, 2027\./)).toBeVisible();
  await fill();
  await send();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(club.sent).toMatchObject([{ year: 2027 }]);
});

test('a fee that an administrator corrects meanwhile is shown above what was typed', async () => {
  const page = open();
  await fill();
  await pollOf(page, registrationWindow({ fee: 70 }));
  expect(await screen.findByText(/Članarina je 70,00 €/)).toBeVisible();
  expect(await field('Ime')).toHaveValue('Ivo');
});
