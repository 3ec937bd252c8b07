import type { Notice, NoticeList } from '@club/shared/contracts/notices';
import { member } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { federatedModule } from '../remotes/federated-module';
import { fakeClub, onNotices } from '../testing/club';
import { openSuite } from '../testing/open-suite';
import { pathsAsPages } from '../testing/remotes';

jest.mock('../remotes/federated-module');
jest.mocked(federatedModule).mockImplementation(pathsAsPages);
const api = fakeClub();

const notice = (id: number, isRead = false): Notice => ({
  id,
  kind: 'OPPONENT',
  title: 'Ljetna liga: novi protivnik',
  body: `${id}. kolo: protivnik Babić M.`,
  path: '/price-list',
  at: '2026-05-20T08:00:00Z',
  isRead,
});
const list = (...notices: Notice[]): NoticeList => {
  return { notices, next: null, unread: notices.filter(({ isRead }) => !isRead).length, version: 1 };
};
const bell = (name: string) => screen.findByRole('button', { name });

test('a visitor has no bell and triggers no request', async () => {
  openSuite('/login', { as: 'visitor' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /^Obavijesti/ })).not.toBeInTheDocument();
});

test('an opened notice is marked as read and opens its page', async () => {
  api.use(onNotices(list(notice(2), notice(1))));
  let asked: unknown;
  api.use(
    http.put('http://localhost/api/notices/2/read', async ({ request }) => {
      asked = await request.json();
      return HttpResponse.json(list(notice(2, true), notice(1)));
    }),
  );
  openSuite('/main-reservations', { as: member() });
  await userEvent.click(await bell('Obavijesti: 2 nove'));
  const panel = within(screen.getByRole('region', { name: 'Obavijesti' }));
  const [newest] = panel.getAllByRole('link');
  expect(newest).toHaveAccessibleName(/^Nepročitano: .*2\. kolo: protivnik Babić M\..*20\.05\.2026\. u 10:00$/);
  await userEvent.click(newest as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'stranica /price-list' })).toBeVisible();
  expect(await bell('Obavijesti: 1 nova')).toHaveAttribute('aria-expanded', 'false');
  expect(asked).toEqual({ isRead: true });
});

test('a notice about the page on screen closes the panel, and the focus returns to the bell', async () => {
  api.use(onNotices(list(notice(1, true))));
  openSuite('/price-list', { as: member() });
  await screen.findByRole('heading', { name: 'stranica /price-list' });
  const button = await bell('Obavijesti: nema novih');
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('link', { name: /1\. kolo/ }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('all are marked as read up to the newest displayed one', async () => {
  api.use(onNotices(list(notice(9), notice(4))));
  let asked: unknown;
  api.use(
    http.post('http://localhost/api/notices/read', async ({ request }) => {
      asked = await request.json();
      return HttpResponse.json(list(notice(9, true), notice(4, true)));
    }),
  );
  openSuite('/main-reservations', { as: member() });
  await userEvent.click(await bell('Obavijesti: 2 nove'));
  await userEvent.click(screen.getByRole('button', { name: 'Označi sve pročitanim' }));
  expect(await bell('Obavijesti: nema novih')).toBeVisible();
  expect(asked).toEqual({ upTo: 9 });
});

test('a member without notices sees what will come, and the link to the preferences', async () => {
  openSuite('/main-reservations', { as: member() });
  await userEvent.click(await bell('Obavijesti: nema novih'));
  expect(screen.getByText('Nema obavijesti')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Koje obavijesti primam' })).toHaveAttribute('href', '/notice-preferences');
});

test('older ones are loaded on request, a page at a time, and are marked like the others', async () => {
  const asked: string[] = [];
  const older: Record<string, NoticeList> = {
    8: { ...list(notice(7), notice(6)), next: 6 },
    6: list(notice(5, true)),
  };
  api.use(
    http.get('http://localhost/api/notices', ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      if (before === null) return HttpResponse.json({ ...list(notice(9), notice(8)), next: 8, unread: 4 });
      asked.push(before);
      return HttpResponse.json(older[before]);
    }),
    http.put('http://localhost/api/notices/7/read', () =>
      HttpResponse.json({ ...list(notice(9), notice(8)), next: 8, unread: 3 }),
    ),
  );
  openSuite('/main-reservations', { as: member() });
  await userEvent.click(await bell('Obavijesti: 4 nove'));
  const panel = within(screen.getByRole('region', { name: 'Obavijesti' }));
  expect(asked).toEqual([]);
  await userEvent.click(panel.getByRole('button', { name: 'Prikaži starije' }));
  expect(await panel.findByRole('link', { name: /^Nepročitano: .*7\. kolo/ })).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Prikaži starije' }));
  expect(await panel.findByRole('link', { name: /5\. kolo/ })).toBeVisible();
  expect(asked).toEqual(['8', '6']);
  expect(panel.queryByRole('button', { name: 'Prikaži starije' })).not.toBeInTheDocument();
  await userEvent.click(panel.getByRole('link', { name: /7\. kolo/ }));
  expect(await bell('Obavijesti: 3 nove')).toBeVisible();
});
