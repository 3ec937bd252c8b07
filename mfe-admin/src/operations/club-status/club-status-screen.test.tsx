import type { ClubStatus } from '@club/shared/contracts/club-status';
import { fakeApi, refuse } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { openAsAdmin, rowsOf } from '../../testing/administrator';

const process = (pid: number, more: Partial<ClubStatus['processes'][number]> = {}) => ({
  id: `process-${pid}`,
  host: 'klub',
  pid,
  version: '2.1.0',
  node: '22.11.0',
  startedAt: '2026-11-20T07:00:00.000Z',
  silentSeconds: 4,
  streams: 12,
  databaseConnections: 5,
  databaseWaiting: 0,
  memoryBytes: 200 * 1024 * 1024,
  ...more,
});
let status: ClubStatus;
const api = fakeApi(http.get('*/api/admin/status', () => HttpResponse.json(status)));
beforeEach(() => {
  status = {
    at: '2026-11-20T08:30:05.000Z',
    alerts: [],
    remarks: [],
    shell: '2.1.0',
    remotes: [
      {
        remote: 'mfe-league',
        title: 'Ljetna liga',
        version: '2.2.0',
        canary: { version: '2.3.0', share: 10 },
        health: [{ version: '2.2.0', loaded: 9, unavailable: 1, crashed: 0, errorRate: 0.1 }],
      },
    ],
    processes: [process(101), process(102, { silentSeconds: 190, streams: 3 })],
    notices: { waiting: 2, failed: 1, oldestWaitingMinutes: 4 },
    database: {
      engine: 'postgres',
      version: '16.4',
      bytes: 30 * 1024 * 1024,
      latencyMs: 0.8,
      migrations: 27,
      lastMigration: '0041-status',
    },
    backup: { lastAt: '2026-11-20T02:00:00.000Z', ageHours: 6, bytes: 1024 * 1024, everyHours: 24 },
  };
});

test('versions, processes, database, backups, notices and the browsers’ errors', async () => {
  openAsAdmin('/admin/status');
  expect(await screen.findByText('Stanje u 09:30:05, osvježava se automatski.')).toBeVisible();
  expect(screen.getByText('Sve radi kako treba.')).toBeVisible();
  const shown = (title: string) => screen.getByRole('region', { name: title });
  expect(shown('Inačice')).toHaveTextContent('Ljuska2.1.0Ljetna liga2.2.0, probna 2.3.0 (10 %)');
  expect(shown('Baza podataka')).toHaveTextContent(
    'VrstaPostgreSQLInačica16.4Veličina30 MBOdgovara za0,8 msNadogradnje27, zadnja 0041-status',
  );
  expect(shown('Sigurnosne kopije')).toHaveTextContent('Starost6 hVeličina1 MBRasporedsvaka 24 sata');
  expect(shown('Obavijesti')).toHaveTextContent(
    'Čeka na slanje2Najstarija čeka4 minNeposlano u tjedan dana1Otvorenih veza uživo12',
  );
  expect((await rowsOf('Procesi poslužitelja')).map((cells) => cells.slice(0, 2))).toEqual([
    ['Proces', 'Stanje'],
    ['klub, 101', 'radi'],
    ['klub, 102', 'ne javlja se 3 min'],
  ]);
  expect((await rowsOf('Greške u preglednicima, zadnja 24 sata')).slice(1)).toEqual([
    ['Ljetna liga', '2.2.0', '9', '1', '0', '10\u00a0%'],
  ]);
});

test('problems are listed first, with their remedies', async () => {
  status.alerts = [
    { level: 'error', message: 'Na disku je slobodno još 0,5 GB.', remedy: 'Oslobodite prostor.' },
    { level: 'warning', message: 'Sigurnosne kopije nisu šifrirane.', remedy: 'Zadajte ključ.' },
  ];
  openAsAdmin('/admin/status');
  const [first, second] = within(await screen.findByRole('list', { name: 'Upozorenja' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Na disku je slobodno još 0,5 GB.Oslobodite prostor.');
  expect(second).toHaveTextContent('Zadajte ključ.');
  expect(screen.queryByText('Sve radi kako treba.')).not.toBeInTheDocument();
});

test('what the club may have chosen is information, and no problem', async () => {
  status.remarks = [{ message: 'Klub ne šalje e-poštu.', remedy: 'Zadajte SMTP_URL.' }];
  openAsAdmin('/admin/status');
  const remarks = within(await screen.findByRole('list', { name: 'Napomene' })).getAllByRole('listitem');
  expect(remarks.map(({ textContent }) => textContent)).toEqual(['Klub ne šalje e-poštu.Zadajte SMTP_URL.']);
  expect(screen.getByText('Sve radi kako treba.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Upozorenja' })).not.toBeInTheDocument();
});

test('a status that cannot be loaded shows an error and a retry', async () => {
  api.use(http.get('*/api/admin/status', () => refuse(500, 'Baza podataka ne odgovara.'), { once: true }));
  openAsAdmin('/admin/status');
  await userEvent.click(await screen.findByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await screen.findByText('Sve radi kako treba.')).toBeVisible();
});
