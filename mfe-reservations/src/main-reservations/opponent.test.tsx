import { fakeApi, member, refuse, renderRoutes } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes';
import { capture } from '../testing/capture';
import { accountBalance, changed, clubDay, leagueStatus, opponents, slotList } from '../testing/club-api';
import { clubSlots, FREE, OWN } from '../testing/club-slots';
import { ANA } from '../testing/members';
import { openGrid, pick, press } from '../testing/open-grid';

const withOwn = clubSlots({ 15: { statusB: 'LEAGUE', terminBUser: ANA, ownB: true } });

const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), slotList('get-all-termins', clubSlots()), opponents());

test('a league match needs an opponent', async () => {
  const captured = capture(api, 'post', 'create-league-reservation', () => changed('Termin je rezerviran.', withOwn));
  openGrid();
  await pick(FREE);
  await press('Liga');
  await screen.findByRole('dialog', { name: 'Unesite ime protivnika:' });
  await userEvent.type(await screen.findByLabelText('Protivnik'), '   ');
  await press('Dalje');
  expect(await screen.findByText('Unesite ime protivnika.')).toBeVisible();
  expect(screen.getByLabelText('Protivnik')).toHaveValue('   ');

  await userEvent.type(screen.getByLabelText('Protivnik'), 'Marko Marić');
  await press('Dalje');
  const dialog = await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' });
  expect(dialog).toHaveTextContent('subota, 21. studenoga 2026.');
  expect(dialog).toHaveTextContent('18:30–20:00');
  expect(dialog).toHaveTextContent('Protivnik: Marko Marić');
  await press('Rezerviraj');
  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(captured[0]?.body).toEqual({ index: 2, id: 15, protivnik: 'Marko Marić', formattedDate: '2026-11-21' });
});

test('a name that the server would refuse is refused at its field', async () => {
  openGrid();
  await pick(FREE);
  await press('Liga');
  await userEvent.type(await screen.findByLabelText('Protivnik'), 'M');
  await press('Dalje');
  expect(await screen.findByText('Ime protivnika mora imati barem dva slova.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Protivnik'), 'a');
  expect(screen.queryByText('Ime protivnika mora imati barem dva slova.')).not.toBeInTheDocument();
  await press('Dalje');
  expect(await screen.findByText('Ma', { selector: 'dd' })).toBeVisible();
});

test('a refusal of the opponent leads back to the typed name, which is kept', async () => {
  const message = 'Protivnik ne možete biti sami sebi.';
  const captured = capture(
    api,
    'post',
    'create-league-reservation',
    () => refuse(400, message, { code: 'OWN_OPPONENT', fields: { protivnik: message } }),
    () => changed('Termin je rezerviran.', withOwn),
  );
  openGrid();
  await pick(FREE);
  await press('Liga');
  await userEvent.type(await screen.findByLabelText('Protivnik'), 'Ana Kovač');
  await press('Dalje');
  await press('Rezerviraj');
  const name = await screen.findByLabelText('Protivnik');
  expect(name).toHaveValue('Ana Kovač');
  expect(name).toHaveAccessibleDescription(message);
  await userEvent.clear(name);
  await userEvent.type(name, 'Marko Marić');
  await press('Dalje');
  await press('Rezerviraj');
  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(captured.map(({ body }) => body)).toMatchObject([{ protivnik: 'Ana Kovač' }, { protivnik: 'Marko Marić' }]);
  expect(captured[1]?.key).not.toBe(captured[0]?.key);
});

test('the opponents of open matches are offered, so that one click fills in the name', async () => {
  api.use(opponents({ ime: 'Petra', prezime: 'Marić' }));
  const captured = capture(api, 'post', 'create-league-reservation', () => changed('Termin je rezerviran.', withOwn));
  openGrid();
  await pick(FREE);
  await press('Liga');
  await press('Petra Marić');
  expect(screen.getByLabelText('Protivnik')).toHaveValue('Petra Marić');
  await press('Dalje');
  await press('Rezerviraj');
  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(captured[0]?.body).toMatchObject({ protivnik: 'Petra Marić' });
});

test('the longest name that a player can have is accepted', async () => {
  const [ime, prezime] = ['P'.repeat(60), 'M'.repeat(60)];
  api.use(opponents({ ime, prezime }));
  openGrid();
  await pick(FREE);
  await press('Liga');
  await press(`${ime} ${prezime}`);
  await press('Dalje');
  expect(await screen.findByText(`${ime} ${prezime}`, { selector: 'dd' })).toBeVisible();
});

test('when opened from an open league match, the page shows the opponent and fills the name in', async () => {
  renderRoutes(routes, { at: '/main-reservations?opponent=Marko%20Mari%C4%87', as: member() });
  expect(await screen.findByText('Meč lige, protivnik: Marko Marić')).toBeVisible();
  await pick(FREE);
  await press('Liga');
  expect(await screen.findByLabelText('Protivnik')).toHaveValue('Marko Marić');
});

test('a league match that is cancelled costs nothing', async () => {
  api.use(slotList('get-all-termins', withOwn));
  openGrid();
  await pick(OWN);
  const question = await screen.findByRole('dialog', { name: 'Jeste li sigurni da želite otkazati termin?' });
  expect(question).toHaveTextContent('Cijena: besplatno');
  expect(question).not.toHaveTextContent('€');
});
