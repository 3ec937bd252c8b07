import type { Registration, RegistrationCandidate } from '@club/shared/contracts/league/registrations-control';
import { refuse, typeIntoPicker } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { CANDIDATE, leagueRegistrations, PLAYER, REGISTRATIONS_CALL } from '../../testing/league-registrations';

const { api, changed, league } = leagueRegistrations();

const IVO = {
  firstName: 'Ivo',
  lastName: 'Novak',
  birthDate: '1990-05-01',
  email: 'ivo@primjer.hr',
  phone: '091 1',
  city: 'Ivankovo',
  year: 2026,
};
type Form = Awaited<ReturnType<typeof dialog>>;

async function fill(form: Form): Promise<void> {
  const texts = { Ime: 'Ivo', Prezime: 'Novak', 'E-pošta': 'ivo@primjer.hr', Telefon: '091 1' };
  for (const [name, text] of Object.entries({ ...texts, 'Mjesto stanovanja': 'Ivankovo' })) {
    await userEvent.click(form.getByRole('textbox', { name }));
    await userEvent.paste(text);
  }
  await typeIntoPicker('Datum rođenja', '01051990');
}

test('a player is added by hand, with one key; a refusal is shown under its field', async () => {
  const keys: (string | null)[] = [];
  api.use(
    http.post(REGISTRATIONS_CALL, async ({ request }) => {
      const body = (await request.json()) as Registration;
      league.sent.push(body);
      keys.push(request.headers.get('idempotency-key'));
      if (league.sent.length === 1)
        return refuse(400, 'Provjerite unesene podatke.', { fields: { phone: 'Taj broj ne postoji.' } });
      return changed('Igrač je prijavljen za ligu.', { state: 'ACCEPTED', player: PLAYER });
    }),
  );
  openAsAdmin('/admin/league-registrations');
  await press('Dodaj igrača');
  const form = await dialog('Novi igrač lige 2026.');
  await press('Dodaj');
  expect(await form.findByText('Ime je obavezno.')).toBeVisible();
  await fill(form);
  await press('Dodaj');
  expect(await form.findByText('Taj broj ne postoji.')).toBeVisible();
  await press('Dodaj');
  expect(await screen.findByText('Igrač je prijavljen za ligu.')).toBeVisible();
  expect(league.sent[1]).toEqual({ ...IVO, canAsk: true });
  expect([...new Set(keys)]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

describe('somebody who may be a known player', () => {
  const QUESTION = 'U ligi već ima igrača s tim imenom ili e-poštom.';
  const known: RegistrationCandidate = {
    ...CANDIDATE,
    id: 12,
    ime: 'Ivo',
    prezime: 'Novak',
    birthDate: null,
    years: [2024],
    isCertain: false,
  };
  let candidate = known;
  const choice = (form: Form) => form.queryByRole('combobox', { name: 'Igrač lige' });
  const choose = async (form: Form, name: string) => {
    await userEvent.click(form.getByRole('combobox', { name: 'Igrač lige' }));
    await userEvent.click(screen.getByRole('option', { name }));
  };
  const asked = async () => {
    openAsAdmin('/admin/league-registrations');
    await press('Dodaj igrača');
    const form = await dialog('Novi igrač lige 2026.');
    await fill(form);
    await press('Dodaj');
    expect(await form.findByText(QUESTION)).toBeVisible();
    return form;
  };
  beforeEach(() => {
    candidate = known;
    api.use(
      http.post(REGISTRATIONS_CALL, async ({ request }) => {
        const { canAsk, ...body } = (await request.json()) as Registration & {
          playerId?: number | null;
          canAsk: boolean;
        };
        league.sent.push(body);
        if (canAsk && body.playerId === undefined && body.lastName === 'Novak')
          return refuse(409, QUESTION, { code: 'PLAYER_UNDECIDED', extra: { candidates: [candidate] } });
        return changed('Igrač je prijavljen za ligu.', { state: 'ACCEPTED', player: PLAYER });
      }),
    );
  });

  test('is a question, with what was typed kept; without an answer it is asked again', async () => {
    const form = await asked();
    expect(form.getByRole('textbox', { name: 'Telefon' })).toHaveValue('091 1');
    await press('Dodaj');
    expect(await form.findByText(QUESTION)).toBeVisible();
    await choose(form, 'Ivo Novak, bez datuma rođenja, sezona 2024.');
    await press('Dodaj');
    expect(await screen.findByText('Igrač je prijavljen za ligu.')).toBeVisible();
    expect(league.sent).toEqual([IVO, IVO, { ...IVO, playerId: 12 }]);
  });

  test('is preselected not even if the e-mail makes one certain: father and son may have the same', async () => {
    candidate = { ...known, isCertain: true, birthDate: '1960-01-01' };
    const form = await asked();
    expect(choice(form)).not.toHaveTextContent('Ivo Novak');
    expect(form.queryByText(/zamijenit će/)).not.toBeInTheDocument();
  });

  test('can be a new player', async () => {
    await choose(await asked(), 'Novi igrač');
    await press('Dodaj');
    expect(await screen.findByText('Igrač je prijavljen za ligu.')).toBeVisible();
    expect(league.sent.at(-1)).toEqual({ ...IVO, playerId: null });
  });

  test('is no question of another person any more', async () => {
    const form = await asked();
    await choose(form, 'Novi igrač');
    await userEvent.type(form.getByRole('textbox', { name: 'Prezime' }), 'ović');
    expect(choice(form)).not.toBeInTheDocument();
    expect(form.queryByText(QUESTION)).not.toBeInTheDocument();
    await press('Dodaj');
    expect(await screen.findByText('Igrač je prijavljen za ligu.')).toBeVisible();
    expect(league.sent.at(-1)).toEqual({ ...IVO, lastName: 'Novaković' });
  });

  test('a refusal of another person than the one that was asked about is shown', async () => {
    const form = await asked();
    await userEvent.type(form.getByRole('textbox', { name: 'Prezime' }), 'ović');
    api.use(http.post(REGISTRATIONS_CALL, () => refuse(409, 'Ta je osoba već prijavljena.')));
    await press('Dodaj');
    expect(await form.findByText('Ta je osoba već prijavljena.')).toBeVisible();
  });
});
