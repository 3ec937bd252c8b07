import { fakeApi, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';

fakeApi(http.get('*/api/privacy', () => HttpResponse.json({ actionLogMonths: 30, noticeMonths: 12 })));

test('a visitor sees what is stored and how long, by the club’s own settings', async () => {
  renderRoutes(routes, { at: '/privatnost' });
  const kept = within(await screen.findByRole('table', { name: 'Podaci koje čuvamo' }));
  const row = (name: RegExp) => kept.getByRole('row', { name });
  expect(row(/^Obavijesti i poslane e-poruke/)).toHaveTextContent('1 godinu');
  expect(row(/^Dnevnik radnji administratora/)).toHaveTextContent('30 mjeseci');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privatnost');
});

test('cookies are listed', async () => {
  renderRoutes(routes, { at: '/privatnost' });
  const stored = within(await screen.findByRole('table', { name: 'Kolačići i spremište preglednika' }));
  for (const name of ['CLUB_SESSION', 'XSRF-TOKEN', 'CLUB_KNOWN_BROWSER']) {
    expect(stored.getByText(name)).toBeInTheDocument();
  }
});
