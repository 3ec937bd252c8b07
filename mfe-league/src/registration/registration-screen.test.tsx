import { REGISTRATION_WINDOW_KEY } from '@club/shared/league-query';
import { picker, refuse, typeIntoPicker } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { consent, field, fill, openRegistration as open, registrationClub, send } from '../testing/registration-page';
import { registrationWindow } from '../testing/registration-window';

const MESSAGES = {
  Ime: 'Ime je obavezno.',
  Prezime: 'Prezime je obavezno.',
  'E-pošta': 'E-pošta je obavezna i mora biti u ispravnom formatu.',
  Telefon: 'Telefon je obavezan.',
  'Mjesto stanovanja': 'Mjesto stanovanja je obavezno.',
};

const { api, club, refuseNext } = registrationClub();

test('a closed registration is refused with its dates, and shows no form', async () => {
  club.window = registrationWindow({ isOpen: false });
  open();
  expect(await screen.findByText('Prijave za ligu 2027. su zatvorene.')).toBeVisible();
  expect(screen.getByText('Redovni rok prijava je od 01.02.2027. do 05.04.2027.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a season without a fee has no last day of payment either', async () => {
  club.window = registrationWindow({ fee: 0 });
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
      return HttpResponse.json(club.window);
    }),
    http.post('*/api/league-registration', () => {
      club.window = registrationWindow({ isOpen: false });
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
  expect(club.sent).toEqual([]);
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
    expect(club.sent).toEqual([]);
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

test('outside the registration period the form states that it registers for the next season', async () => {
  club.window = registrationWindow({ isNextSeason: true });
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
  expect(club.sent).toEqual([
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
