import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { liveEvents, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { aRegistration } from '../../testing/a-registration';
import { choose, dialog, openAsAdmin, press } from '../../testing/administrator';
import { CANDIDATE, leagueRegistrations, PLAYER, REGISTRATIONS_CALL } from '../../testing/league-registrations';

const { acceptElsewhere, api, changed, league } = leagueRegistrations();
const live = liveEvents();
const SEEN = aRegistration().lastModifiedDate;

/** Refuses to link player 9. @returns the requests */
function refuseLinks(): unknown[] {
  const linked: unknown[] = [];
  api.use(
    http.put('*/api/admin/league/players/9/member', async ({ request }) => {
      linked.push(await request.json());
      return refuse(409, 'Korisnik je već povezan s drugim igračem.');
    }),
  );
  return linked;
}

test('if no member is shown, none is linked, even if a member has the e-mail by then', async () => {
  openAsAdmin('/admin/league-registrations');
  await press('Prihvati, Ana Kovač');
  const accepting = await dialog(/Prihvati prijavu/);
  expect(accepting.getByText(/Nijedan korisnik nema ovu e-poštu/)).toBeVisible();
  await userEvent.click(accepting.getByRole('button', { name: 'Prihvati' }));
  await waitFor(() => expect(league.sent).toEqual([{ playerId: 9, linkMember: false, seen: SEEN }]));
});

test('a registration is accepted as the player of earlier seasons, then linked; a member linked elsewhere is refused', async () => {
  const linked = refuseLinks();
  openAsAdmin('/admin/league-registrations');
  await press('Prihvati, Ana Kovač');
  await userEvent.click((await dialog(/Prihvati prijavu/)).getByRole('button', { name: 'Prihvati' }));
  expect(await screen.findByText('Prijava je prihvaćena.')).toBeVisible();
  expect(league.sent).toEqual([{ playerId: 9, linkMember: false, seen: SEEN }]);
  await waitFor(() => expect(screen.getByRole('row', { name: /Ana Kovač/ })).toHaveFocus());

  await choose('Poveži s korisnikom', 'Ana Kovač');
  const linking = await dialog(/Poveži s korisnikom/);
  expect(await linking.findByText(/prvih 1 od 2000: suzite pretragu/)).toBeVisible();
  await userEvent.click(linking.getByRole('combobox', { name: 'Korisnik' }));
  await userEvent.keyboard('kov an');
  expect(await linking.findByText('Sada: nije povezan. Pronađeno: 1.')).toBeVisible();
  await userEvent.click(screen.getByRole('option', { name: 'Kovač Ana (akovac)' }));
  // The chosen member stays chosen during another search, whose text must go first.
  await userEvent.keyboard('xyz');
  await userEvent.tab();
  expect(await linking.findByText('Odaberite korisnika na popisu.')).toBeVisible();
  const field = linking.getByRole('combobox', { name: 'Korisnik' });
  await userEvent.clear(field);
  await userEvent.tab();
  expect(await linking.findByText(/prvih 1 od 2000/)).toBeVisible();
  expect(field).toHaveValue('Kovač Ana (akovac)');
  await press('Spremi');
  expect(await screen.findByText('Korisnik je već povezan s drugim igračem.')).toBeVisible();
  expect(linked).toEqual([{ memberId: 7, seen: null }]);
});

test('a double click sends an acceptance, or a link, once', async () => {
  const linked = refuseLinks();
  openAsAdmin('/admin/league-registrations');
  await press('Prihvati, Ana Kovač');
  // Both clicks arrive before the button renders as busy.
  const twice = (button: HTMLElement) => act(() => [button.click(), button.click()]);
  await twice((await dialog(/Prihvati prijavu/)).getByRole('button', { name: 'Prihvati' }));
  expect(await screen.findByText('Prijava je prihvaćena.')).toBeVisible();
  expect(league.sent).toEqual([{ playerId: 9, linkMember: false, seen: SEEN }]);

  await choose('Poveži s korisnikom', 'Ana Kovač');
  const linking = await dialog(/Poveži s korisnikom/);
  await userEvent.click(await linking.findByRole('combobox', { name: 'Korisnik' }));
  await userEvent.click(screen.getByRole('option', { name: 'Abramović Luka (labramovic)' }));
  await twice(linking.getByRole('button', { name: 'Spremi' }));
  expect(await linking.findByText('Korisnik je već povezan s drugim igračem.')).toBeVisible();
  expect(linked).toEqual([{ memberId: 3, seen: null }]);
});

test('of namesakes none is preselected, and each is shown with distinguishing details', async () => {
  const known = { ...PLAYER, nadimak: null, birthDate: null, years: [], isCertain: false };
  const other = { ...known, id: 12, nadimak: 'Kova', birthDate: '1988-12-16', years: [2020, 2021, 2025] };
  league.registration = aRegistration({ candidates: [known, other] });
  openAsAdmin('/admin/league-registrations');
  await press('Prihvati, Ana Kovač');
  const accepting = await dialog(/Prihvati prijavu/);
  await userEvent.click(accepting.getByRole('button', { name: 'Prihvati' }));
  expect(await screen.findByText(/Odaberite je li to netko od ponuđenih/)).toBeVisible();
  expect(league.sent).toEqual([]);
  await userEvent.click(accepting.getByRole('combobox', { name: 'Igrač lige' }));
  expect(screen.getByRole('option', { name: 'Ana Kovač, bez datuma rođenja, još bez sezone' })).toBeVisible();
  await userEvent.click(
    screen.getByRole('option', { name: 'Ana Kovač „Kova”, rođ. 16.12.1988., sezone 2020. – 2025.' }),
  );
  await userEvent.click(accepting.getByRole('button', { name: 'Prihvati' }));
  expect(await screen.findByText('Prijava je prihvaćena.')).toBeVisible();
  expect(league.sent).toEqual([{ playerId: 12, linkMember: false, seen: SEEN }]);
});

describe('the data of the registration replace those of the chosen player', () => {
  const REPLACED = /^Podaci iz prijave zamijenit će igračeve u svim sezonama\./;
  const father = { ...CANDIDATE, id: 12, ime: 'Ivan', birthDate: '1960-12-16', isCertain: false };
  const unborn = { ...CANDIDATE, id: 13, birthDate: null, isCertain: false };

  test('so the dialog says whose name and birth date change, and that it cannot be undone', async () => {
    league.registration = aRegistration({ candidates: [father, unborn] });
    openAsAdmin('/admin/league-registrations');
    await press('Prihvati, Ana Kovač');
    const accepting = await dialog(/Prihvati prijavu/);
    expect(accepting.queryByText(REPLACED)).not.toBeInTheDocument();
    const pick = async (name: RegExp) => {
      await userEvent.click(accepting.getByRole('combobox', { name: 'Igrač lige' }));
      await userEvent.click(screen.getByRole('option', { name }));
    };
    await pick(/^Ivan Kovač/);
    expect(accepting.getByText(REPLACED)).toHaveTextContent(
      'Sada: Ivan Kovač, rođ. 16.12.1960. U prijavi: Ana Kovač, rođ. 01.05.1990. Poništavanje prihvaćanja ne vraća podatke.',
    );
    await pick(/^Novi igrač/);
    expect(accepting.queryByText(REPLACED)).not.toBeInTheDocument();
    // A birth date that is only added replaces nothing.
    await pick(/^Ana Kovač, bez datuma/);
    expect(accepting.queryByText(REPLACED)).not.toBeInTheDocument();
  });

  test('and nothing is said about a player with the same name and birth date', async () => {
    openAsAdmin('/admin/league-registrations');
    await press('Prihvati, Ana Kovač');
    expect((await dialog(/Prihvati prijavu/)).queryByText(REPLACED)).not.toBeInTheDocument();
  });
});

test('a candidate of whom an older server sends only the name is offered by it, and not chosen', async () => {
  league.registration = aRegistration({ candidates: [PLAYER as Registration['candidates'][number]] });
  openAsAdmin('/admin/league-registrations');
  await press('Prihvati, Ana Kovač');
  const accepting = await dialog(/Prihvati prijavu/);
  await userEvent.click(accepting.getByRole('combobox', { name: 'Igrač lige' }));
  expect(screen.getByRole('option', { name: 'Ana Kovač' })).toHaveAttribute('aria-selected', 'false');
});

test('an acceptance that comes too late says so, and changes nothing', async () => {
  api.use(http.post(`${REGISTRATIONS_CALL}/1/accept`, () => refuse(409, 'Prijava je već prihvaćena.')));
  const { client } = openAsAdmin('/admin/league-registrations');
  await press('Prihvati, Ana Kovač');
  const accepting = await dialog('Prihvati prijavu: Ana Kovač');
  await acceptElsewhere(client);
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Prihvati prijavu: Ana Kovač');
  expect(accepting.getByRole('combobox', { name: 'Igrač lige' })).toHaveTextContent(
    'Ana Kovač, rođ. 01.05.1990., sezona 2025.',
  );
  await userEvent.click(accepting.getByRole('button', { name: 'Prihvati' }));
  expect(await accepting.findByText('Prijava je već prihvaćena.')).toBeVisible();
});

test('a registration that somebody else erases meanwhile can no longer be accepted, and the dialog says so', async () => {
  const { client } = openAsAdmin('/admin/league-registrations');
  await press('Prihvati, Ana Kovač');
  const accepting = await dialog('Prihvati prijavu: Ana Kovač');
  league.registration = aRegistration({ firstName: 'Izbrisana', lastName: 'prijava 1', erased: true });
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(accepting.getByRole('alert')).toHaveTextContent(/^Osobni podaci iz ove prijave u međuv/));
  expect(accepting.queryByRole('combobox', { name: 'Igrač lige' })).not.toBeInTheDocument();
  expect(accepting.getByRole('button', { name: 'Prihvati' })).toBeDisabled();
});

test('data that changed while the dialog was open are shown, and the player has to be chosen again', async () => {
  const other = { firstName: 'Netko', lastName: 'Drugi', candidates: [{ ...CANDIDATE, isCertain: false }] };
  const now = aRegistration({ ...other, birthDate: '2001-02-03', lastModifiedDate: '2026-03-02T10:00:00Z' });
  const message = 'Prijava je u međuvremenu promijenjena. Sada: Netko Drugi. Provjerite je i ponovite.';
  api.use(
    http.post(`${REGISTRATIONS_CALL}/1/accept`, async ({ request }) => {
      const body = (await request.json()) as { seen: string };
      league.sent.push(body);
      if (body.seen === now.lastModifiedDate) return changed('Prijava je prihvaćena.', { state: 'ACCEPTED' });
      return refuse(409, message, { code: 'REGISTRATION_CHANGED', extra: { registration: now } });
    }),
  );
  const { client } = openAsAdmin('/admin/league-registrations');
  await press('Prihvati, Ana Kovač');
  const accepting = await dialog('Prihvati prijavu: Ana Kovač');
  // That the list is refetched does not mean that the administrator has noticed.
  league.registration = now;
  await act(() => client.invalidateQueries());
  expect(await screen.findByRole('dialog', { name: 'Prihvati prijavu: Netko Drugi' })).toBeVisible();
  await userEvent.click(accepting.getByRole('button', { name: 'Prihvati' }));
  expect(await accepting.findByText(message)).toBeVisible();
  expect(accepting.getByText(/^U prijavi je datum rođenja 03\.02\.2001\./)).toBeVisible();
  await userEvent.click(accepting.getByRole('button', { name: 'Prihvati' }));
  expect(await accepting.findByText(/Odaberite je li to netko od ponuđenih/)).toBeVisible();
  await userEvent.click(accepting.getByRole('combobox', { name: 'Igrač lige' }));
  await userEvent.click(screen.getByRole('option', { name: 'Novi igrač' }));
  await userEvent.click(accepting.getByRole('button', { name: 'Prihvati' }));
  expect(await screen.findByText('Prijava je prihvaćena.')).toBeVisible();
  expect(league.sent).toEqual([
    { playerId: 9, linkMember: false, seen: SEEN },
    { playerId: null, linkMember: false, seen: now.lastModifiedDate },
  ]);
});

describe('a member with the e-mail of the registration', () => {
  const LINKING = 'Poveži s korisnikom: Iva Novak (iva)';
  const iva = { memberId: 3, firstName: 'Iva', lastName: 'Novak', username: 'iva' };
  const accepting = async (hasName: boolean) => {
    league.registration = aRegistration({ members: [{ ...iva, hasName }] });
    openAsAdmin('/admin/league-registrations');
    await press('Prihvati, Ana Kovač');
    return dialog(/Prihvati prijavu/);
  };

  test('appears in the open dialog once an administrator corrects the member’s e-mail', async () => {
    api.use(live.handler);
    openAsAdmin('/admin/league-registrations');
    live.connect();
    await press('Prihvati, Ana Kovač');
    const open = await dialog(/Prihvati prijavu/);
    expect(open.getByText(/Nijedan korisnik nema ovu e-poštu/)).toBeVisible();
    league.registration = { ...league.registration, members: [{ ...iva, hasName: false }] };
    await live.change('members');
    expect(await open.findByRole('checkbox', { name: LINKING })).not.toBeChecked();
  });

  test('is linked when the names agree, unless the administrator refuses', async () => {
    const open = await accepting(true);
    const linking = open.getByRole('checkbox', { name: LINKING });
    expect(linking).toBeChecked();
    expect(linking).not.toHaveAccessibleDescription();
    await userEvent.click(linking);
    await userEvent.click(open.getByRole('button', { name: 'Prihvati' }));
    await waitFor(() => expect(league.sent).toEqual([{ playerId: null, linkMember: false, seen: SEEN }]));
  });

  test('is not linked under another name, unless the administrator knows the person', async () => {
    const open = await accepting(false);
    const linking = open.getByRole('checkbox', { name: LINKING });
    expect(linking).not.toBeChecked();
    expect(linking).toHaveAccessibleDescription('Ime u prijavi i ime korisnika razlikuju se.');
    await userEvent.click(linking);
    await userEvent.click(open.getByRole('button', { name: 'Prihvati' }));
    await waitFor(() => expect(league.sent).toEqual([{ playerId: null, linkMember: true, memberId: 3, seen: SEEN }]));
  });

  test('is the one who was chosen: another member who gets the e-mail meanwhile is not linked unasked', async () => {
    league.registration = aRegistration({ members: [{ ...iva, hasName: true }] });
    const { client } = openAsAdmin('/admin/league-registrations');
    await press('Prihvati, Ana Kovač');
    const open = await dialog(/Prihvati prijavu/);
    expect(open.getByRole('checkbox', { name: LINKING })).toBeChecked();
    const ana = { memberId: 4, firstName: 'Ana', lastName: 'Kovač', username: 'ana', hasName: true };
    league.registration = aRegistration({ members: [ana] });
    await act(() => client.invalidateQueries());
    const other = await open.findByRole('checkbox', { name: 'Poveži s korisnikom: Ana Kovač (ana)' });
    expect(other).not.toBeChecked();
    await userEvent.click(other);
    await userEvent.click(open.getByRole('button', { name: 'Prihvati' }));
    await waitFor(() => expect(league.sent).toMatchObject([{ linkMember: true, memberId: 4 }]));
  });

  test.each([
    ['another member', 7, 'Igrač je već povezan s drugim korisnikom. Prihvaćanje tu vezu ne mijenja.'],
    ['that member', iva.memberId, 'Igrač je već povezan s korisnikom: Iva Novak (iva).'],
  ])('is not offered for a player who is linked to %s already', async (_, memberId, text) => {
    const linked = { ...CANDIDATE, memberId };
    league.registration = aRegistration({ members: [{ ...iva, hasName: true }], candidates: [linked] });
    openAsAdmin('/admin/league-registrations');
    await press('Prihvati, Ana Kovač');
    const open = await dialog(/Prihvati prijavu/);
    expect(open.getByText(text)).toBeVisible();
    expect(open.queryByRole('checkbox', { name: LINKING })).toBeNull();
    await userEvent.click(open.getByRole('button', { name: 'Prihvati' }));
    await waitFor(() => expect(league.sent).toEqual([{ playerId: 9, linkMember: false, seen: SEEN }]));
  });
});
