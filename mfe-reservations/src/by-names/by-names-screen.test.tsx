import { fakeApi, member, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { routes } from '../routes';
import { clubDay, refusal, slotList } from '../testing/club-api';
import { clubSlots } from '../testing/club-slots';
import { ANA, IVAN } from '../testing/members';

const api = fakeApi(
  clubDay(),
  slotList(
    'by-names',
    clubSlots({
      1: { statusB: 'FRIENDLY', terminBUser: ANA, ownB: true },
      2: { statusB: 'LEAGUE', terminBUser: IVAN, protivnikB: 'Marko Marić' },
      17: { statusB: 'MAINTENANCE', terminBUser: IVAN, protivnikB: 'valjanje' },
    }),
  ),
);
const open = () => renderRoutes(routes, { at: '/by-names', as: member() });

test('if the list cannot be loaded, the specified message is shown', async () => {
  api.use(http.get('*/api/by-names', () => refusal(403, 'FORBIDDEN', 'Nemate ovlasti za ovu radnju.')));
  open();
  expect(await screen.findByText(/^Došlo je do greške prilikom dohvaćanja termina\./)).toBeVisible();
  expect(screen.getByText('Nemate ovlasti za ovu radnju.')).toBeVisible();
});

test('outside every season the message replaces the names', async () => {
  api.use(clubDay({ today: '2027-04-05', seasons: [] }));
  open();
  expect(await screen.findByText(/^Tereni su zatvoreni/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rezervacija terena po imenima');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('shows who plays when, against whom, or why nobody plays', async () => {
  open();
  const saturday = await screen.findByRole('table', { name: 'Subota 21. studenoga 2026.' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rezervacija terena po imenima');
  const [morning, afternoon, evening] = within(saturday)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'));
  expect(morning?.[0]).toHaveTextContent('prijateljskiAna Kovač');
  expect(morning?.[1]).toHaveTextContent('ligaIvan HorvatProtivnik: Marko Marić');
  expect(afternoon?.[0]).toHaveTextContent(/^slobodno$/);
  expect(afternoon?.[1]).toHaveTextContent('nije u ponudi');
  expect(evening?.[0]).toHaveTextContent('održavanjeAdministratorRazlog: valjanje');
});

test('a slot that has begun is shown and announced as past', async () => {
  api.use(slotList('by-names', clubSlots({ 1: { statusA: 'FRIENDLY', terminAUser: ANA } })));
  open();
  const friday = await screen.findByRole('table', { name: 'Petak 20. studenoga 2026.' });
  const [morning, evening] = within(friday)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'));
  expect(morning?.[0]).toHaveTextContent('prijateljski, prošloAna Kovač');
  expect(morning?.[1]).toHaveTextContent(/^prošlo$/);
  expect(evening?.[0]).toHaveTextContent(/^slobodno$/);
});

test('nothing can be picked, and a link leads back', async () => {
  open();
  await screen.findAllByRole('table');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Natrag na rezervaciju terena' })).toHaveAttribute(
    'href',
    '/main-reservations',
  );
});
