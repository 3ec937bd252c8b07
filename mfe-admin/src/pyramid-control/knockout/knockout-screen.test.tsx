import { refuse } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { aMatch, ROUND } from '../../testing/a-season';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';
import { drawnSeason, SEASON_2026 } from '../../testing/drawn-season';

const { api, season } = drawnSeason();

test('before the last round is closed nothing can be drawn', async () => {
  openAsAdmin('/admin/pyramid-control/knockout');
  expect(await screen.findByText('Završni turnir još ne počinje.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pregled ždrijeba' })).toBeNull();
});

test('a phase is moved; the second administrator sees the conflict, and the typed dates stay', async () => {
  season.control = {
    ...season.control,
    state: 'KNOCKOUT',
    isDrawn: true,
    mayDrawConsolation: true,
    openMatches: [aMatch()],
  };
  openAsAdmin('/admin/pyramid-control/knockout');
  expect(await rowsOf('Mečevi završnog turnira')).toHaveLength(2);
  expect((await rowsOf('Faze završnog turnira'))[1]?.slice(0, 3)).toEqual([
    'Polufinale',
    '01.08.2026. – 08.08.2026.',
    '0 od 1',
  ]);
  const changes = [{ version: 9, at: '2026-08-01T10:00:00Z', actor: 'Zvonimir Matić', what: 'Rezultat' }];
  const message = 'Sezona je u međuvremenu promijenjena (Zvonimir Matić: Rezultat).';
  api.use(
    http.put(`${SEASON_2026}/draw/dates`, () => refuse(409, message, { extra: { version: 9, changes } }), {
      once: true,
    }),
  );
  await press('Promijeni datume, Polufinale');
  const form = await dialog('Datumi: Polufinale');
  await press('Spremi');
  expect(await form.findByText(message)).toBeVisible();
  await press('Spremi');
  expect(await screen.findByText('Datumi faze su spremljeni.')).toBeVisible();
  const dates = { startDate: '2026-08-01', endDate: '2026-08-08' };
  expect(season.sent).toEqual([{ tournament: 'MAIN', phase: 'POLUFINALE', ...dates, version: 9 }]);

  await press('Objavi ždrijeb');
  const draw = await dialog('Ždrijeb utješnog turnira');
  expect(draw.getByText(/^Igrači dobivaju obavijest o protivniku\. Objavu možete poništiti/)).toBeVisible();
  await press('Objavi');
  await waitFor(() => expect(season.sent.at(-1)).toEqual({ firstPhaseFrom: '2026-07-20', version: 5 }));
});

test('after a round that was closed early, the first day that the server accepts is proposed for the consolation', async () => {
  const rounds = [{ ...ROUND, state: 'CLOSED' as const, endDate: '2026-07-25' }];
  season.control = { ...season.control, rounds, state: 'KNOCKOUT', isDrawn: true, mayDrawConsolation: true };
  openAsAdmin('/admin/pyramid-control/knockout');
  await press('Objavi ždrijeb');
  await dialog('Ždrijeb utješnog turnira');
  await press('Objavi');
  await waitFor(() => expect(season.sent).toEqual([{ firstPhaseFrom: '2026-07-26', version: 5 }]));
});

test('for a season without rounds there is no page with seeders yet', async () => {
  season.control = { ...season.control, state: 'PREPARING', rounds: [] };
  openAsAdmin('/admin/pyramid-control/knockout');
  expect(await screen.findByText('Ždrijeb se objavljuje kad je zatvoreno zadnje kolo.')).toBeVisible();
});
