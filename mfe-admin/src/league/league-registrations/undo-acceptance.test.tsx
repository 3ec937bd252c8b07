import { asPhone, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { aLeagueSeason } from '../../testing/a-league-season';
import { aRegistration } from '../../testing/a-registration';
import { actionsOf, choose, dialog, openAsAdmin, press } from '../../testing/administrator';
import { leagueRegistrations, PLAYER, REGISTRATIONS_CALL } from '../../testing/league-registrations';

const { api, changed, league } = leagueRegistrations();
const UNDO = 'Poništi prihvaćanje';
const CALL = `${REGISTRATIONS_CALL}/1/undo-acceptance`;
const QUESTION = 'Želite li poništiti prihvaćanje?';

beforeEach(() => {
  league.season = aLeagueSeason({ state: 'PREPARING' });
  league.registration = aRegistration({ state: 'ACCEPTED', player: PLAYER, newPlayer: true });
  api.use(
    http.post(CALL, async ({ request }) => {
      league.sent.push(await request.json());
      return changed('Prihvaćanje je poništeno.', { state: 'NEW', player: null });
    }),
  );
});

const open = () => openAsAdmin('/admin/league-registrations');
const undoing = async () => {
  open();
  await choose(UNDO, 'Ana Kovač');
  return dialog(QUESTION);
};

test('after a question that says what goes, the registration can be decided again; by keyboard', async () => {
  open();
  const menu = await screen.findByRole('button', { name: 'Radnje: Ana Kovač' });
  act(() => menu.focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Ispravi' })).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  const question = await dialog(QUESTION);
  expect(question.getByText('Ana Kovač')).toBeVisible();
  expect(question.getByText(/^Prijava će ponovno čekati odluku\. Igrač izlazi iz sezone 2026\. i iz/)).toBeVisible();
  expect(question.getByText(/neplaćena članarina briše se\.$/)).toBeVisible();
  expect(question.getByText(/^Ako je igrač lige nastao ovim prihvaćanjem, briše se i on/)).toBeVisible();
  act(() => question.getByRole('button', { name: 'Poništi prihvaćanje' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Prihvaćanje je poništeno.')).toBeVisible();
  expect(league.sent).toEqual([{ seen: aRegistration().lastModifiedDate }]);
  expect(await screen.findByRole('button', { name: 'Prihvati, Ana Kovač' })).toBeVisible();
  expect(await actionsOf('Ana Kovač')).not.toContain(UNDO);
});

test('of a player of earlier seasons the question says that he stays', async () => {
  league.registration = { ...league.registration, newPlayer: false };
  const question = await undoing();
  expect(question.getByText(/^Igrač lige ostaje, s ranijim sezonama i podacima iz prijave\.$/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(league.sent).toEqual([]);
});

test('in a free season the question speaks of no fee', async () => {
  league.season = { ...league.season, frame: { ...league.season.frame, fee: 0 } };
  const question = await undoing();
  expect(
    question.getByText('Prijava će ponovno čekati odluku. Igrač izlazi iz sezone 2026. i iz piramide koja se slaže.'),
  ).toBeVisible();
});

test('a refusal stays in the question until it has been read', async () => {
  const message = 'Članarina za 2026. plaćena je 28.02.2026. Najprije je označite neplaćenom.';
  api.use(http.post(CALL, () => refuse(409, message, { code: 'FEE_PAID' })));
  const question = await undoing();
  await press('Poništi prihvaćanje');
  expect(await question.findByText(message)).toBeVisible();
});

test('what a conflict shows is what the next attempt is about', async () => {
  const now = { ...league.registration, city: 'Otok', lastModifiedDate: '2026-03-02T10:00:00Z' };
  const message = 'Prijava je u međuvremenu promijenjena. Sada: Otok.';
  const conflict = { code: 'REGISTRATION_CHANGED', extra: { registration: now } };
  api.use(http.post(CALL, () => refuse(409, message, conflict), { once: true }));
  const question = await undoing();
  await press('Poništi prihvaćanje');
  expect(await question.findByText(message)).toBeVisible();
  await press('Poništi prihvaćanje');
  expect(await screen.findByText('Prihvaćanje je poništeno.')).toBeVisible();
  expect(league.sent).toEqual([{ seen: now.lastModifiedDate }]);
});

test.each([
  ['once the first round is published', () => ({ season: aLeagueSeason({ state: 'ROUNDS' }) })],
  ['of an undecided registration', () => ({ registration: aRegistration() })],
  ['of erased data', () => ({ registration: { ...league.registration, erased: true } })],
])('not offered %s', async (_, but) => {
  Object.assign(league, but());
  openAsAdmin('/admin/league-registrations');
  expect(await screen.findByRole('row', { name: /Ana Kovač/ })).toBeVisible();
  const menu = screen.queryByRole('button', { name: 'Radnje: Ana Kovač' });
  expect(menu ? await actionsOf('Ana Kovač') : []).not.toContain(UNDO);
});

test('if the seasons cannot be read, the server decides', async () => {
  api.use(http.get('*/api/admin/league/seasons', () => refuse(500, 'Baza se ne javlja.')));
  expect(await undoing()).toBeDefined();
});

describe('on a phone', () => {
  asPhone();
  test('the same action is in the menu of the registration', async () => {
    expect(await undoing()).toBeDefined();
  });
});
