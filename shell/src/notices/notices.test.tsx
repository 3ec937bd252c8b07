import type { Notice, NoticeList } from '@club/shared/contracts/notices';
import { deferred, liveEvents, member, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { federatedModule } from '../remotes/federated-module';
import { fakeClub, onNotices } from '../testing/club';
import { openSuite } from '../testing/open-suite';
import { pathsAsPages } from '../testing/remotes';

jest.mock('../remotes/federated-module');
jest.mocked(federatedModule).mockImplementation(pathsAsPages);
const api = fakeClub();
const live = liveEvents();
beforeEach(() => api.use(live.handler));

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
  const asked = jest.fn();
  api.events.on('request:start', ({ request }) => new URL(request.url).pathname === '/api/notices' && asked());
  openSuite('/login', { as: 'visitor' });
  await screen.findByRole('link', { name: /Trenutno kolo/ });
  expect(screen.queryByRole('button', { name: /^Obavijesti/ })).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
  api.events.removeAllListeners();
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
  expect(newest).toHaveAccessibleName(/^Nepročitano: .*2\. kolo: protivnik Babić M\..*20\.05\.2026\. 10:00$/);
  await userEvent.click(newest as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'stranica /price-list' })).toBeVisible();
  expect(await bell('Obavijesti: 1 nova')).toHaveAttribute('aria-expanded', 'false');
  expect(asked).toEqual({ isRead: true });
});

test('a notice that has been deleted meanwhile leaves the list when it is opened', async () => {
  api.use(onNotices(list(notice(1))));
  api.use(http.put('http://localhost/api/notices/1/read', () => refuse(404, 'Ta obavijest ne postoji.')));
  openSuite('/main-reservations', { as: member() });
  await userEvent.click(await bell('Obavijesti: 1 nova'));
  api.use(onNotices(list()));
  await userEvent.click(await screen.findByRole('link', { name: /1\. kolo: protivnik Babić M\./ }));
  expect(await screen.findByRole('heading', { name: 'stranica /price-list' })).toBeVisible();
  expect(await bell('Obavijesti: nema novih')).toBeVisible();
});

test('a notice about the current page closes the panel, and the focus returns to the bell', async () => {
  api.use(onNotices(list(notice(1, true))));
  openSuite('/price-list', { as: member() });
  await screen.findByRole('heading', { name: 'stranica /price-list' });
  const button = await bell('Obavijesti: nema novih');
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('link', { name: /1\. kolo/ }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('the panel stays open when the page below changes only its address, and closes when the page is left', async () => {
  api.use(onNotices(list(notice(1, true))));
  const { router } = openSuite('/main-reservations', { as: member() });
  await screen.findByRole('heading', { name: 'stranica /main-reservations' });
  const button = await bell('Obavijesti: nema novih');
  await userEvent.click(button);
  const link = screen.getByRole('link', { name: /1\. kolo/ });
  act(() => link.focus());
  await act(() => router.navigate('/main-reservations?dan=2026-05-21', { replace: true }));
  await act(() => router.navigate('/main-reservations?dan=2026-05-21#popis'));
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(link).toHaveFocus();
  await act(() => router.navigate('/price-list'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('all notices up to the newest displayed one are marked as read', async () => {
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

test('that they could not be marked as read is told, also when a notice was opened meanwhile', async () => {
  const answered = deferred();
  api.use(
    onNotices(list(notice(2), notice(1))),
    http.post('http://localhost/api/notices/read', async () => {
      await answered.promise;
      return refuse(500, 'Baza se ne javlja.');
    }),
    http.put('http://localhost/api/notices/2/read', () => HttpResponse.json(list(notice(2, true), notice(1)))),
  );
  openSuite('/main-reservations', { as: member() });
  await userEvent.click(await bell('Obavijesti: 2 nove'));
  await userEvent.click(screen.getByRole('button', { name: 'Označi sve pročitanim' }));
  await userEvent.click(screen.getByRole('link', { name: /2\. kolo/ }));
  expect(await bell('Obavijesti: 1 nova')).toBeVisible();
  answered.resolve();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
});

test('a member without notices sees what to expect, and the link to the preferences', async () => {
  openSuite('/main-reservations', { as: member() });
  await userEvent.click(await bell('Obavijesti: nema novih'));
  expect(screen.getByText('Nema obavijesti.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Koje obavijesti primam' })).toHaveAttribute('href', '/notice-preferences');
});

/** A server that sends two notices at a time; a change of `server` is a change of its notices. */
function pagedNotices(server: { newest: number; readUpTo: number; readOne?: number; version: number }) {
  const asked: string[] = [];
  const pageOf = (before: number | null): NoticeList => {
    const first = before === null ? server.newest : before - 1;
    const page = [first, first - 1].filter((id) => id > 0);
    const next = first > 2 ? first - 1 : null;
    const notices = page.map((id) => notice(id, id <= server.readUpTo || id === server.readOne));
    return {
      notices,
      next,
      unread: server.newest - server.readUpTo - (server.readOne ? 1 : 0),
      version: server.version,
    };
  };
  api.use(
    http.get('http://localhost/api/notices', ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      if (before !== null) asked.push(before);
      return HttpResponse.json(pageOf(before === null ? null : Number(before)));
    }),
    http.put('http://localhost/api/notices/:id/read', ({ params }) => {
      Object.assign(server, { readOne: Number(params.id), version: server.version + 1 });
      return HttpResponse.json(pageOf(null));
    }),
    http.post('http://localhost/api/notices/read', () => {
      Object.assign(server, { readUpTo: server.newest, version: server.version + 1 });
      return HttpResponse.json(pageOf(null));
    }),
  );
  return asked;
}
const panel = () => within(screen.getByRole('region', { name: 'Obavijesti' }));
const shown = () =>
  panel()
    .getAllByRole('link', { name: /kolo/ })
    .map((link) => `${/^Nepročitano/.test(link.textContent) ? 'novo ' : ''}${/\d+(?=\. kolo)/.exec(link.textContent)}`);
const loadOlder = () => userEvent.click(panel().getByRole('button', { name: 'Prikaži starije' }));

test('older notices are loaded on request, a page at a time, and are marked like the others', async () => {
  const asked = pagedNotices({ newest: 9, readUpTo: 5, version: 1 });
  openSuite('/main-reservations', { as: member() });
  await userEvent.click(await bell('Obavijesti: 4 nove'));
  expect(asked).toEqual([]);
  await loadOlder();
  expect(await panel().findByRole('link', { name: /^Nepročitano: .*7\. kolo/ })).toBeVisible();
  await loadOlder();
  expect(await panel().findByRole('link', { name: /5\. kolo/ })).toBeVisible();
  expect(asked).toEqual(['8', '6']);
  for (let id = 3; id > 0; id -= 2) {
    await loadOlder();
    await panel().findByRole('link', { name: new RegExp(`${id}\\. kolo`) });
  }
  expect(panel().queryByRole('button', { name: 'Prikaži starije' })).not.toBeInTheDocument();
  await userEvent.click(panel().getByRole('link', { name: /7\. kolo/ }));
  await screen.findByRole('heading', { name: 'stranica /price-list' });
  await userEvent.click(await bell('Obavijesti: 3 nove'));
  await waitFor(() => expect(shown().slice(0, 5)).toEqual(['novo 9', 'novo 8', '7', 'novo 6', '5']));
});

test('older notices stay loaded when a new one arrives, none is missing, and those read elsewhere count as read', async () => {
  const server = { newest: 9, readUpTo: 5, version: 1 };
  pagedNotices(server);
  openSuite('/main-reservations', { as: member() });
  live.connect();
  await userEvent.click(await bell('Obavijesti: 4 nove'));
  await loadOlder();
  await waitFor(() => expect(shown()).toEqual(['novo 9', 'novo 8', 'novo 7', 'novo 6']));

  Object.assign(server, { newest: 10, version: 2 });
  await live.change('notices');
  await waitFor(() => expect(shown()).toEqual(['novo 10', 'novo 9', 'novo 8', 'novo 7']));

  Object.assign(server, { readUpTo: 10, version: 3 });
  await live.change('notices');
  await waitFor(() => expect(shown()).toEqual(['10', '9', '8', '7']));
});

test('a late response from before all notices were marked as read does not make them unread again', async () => {
  const server = { newest: 2, readUpTo: 0, version: 1 };
  pagedNotices(server);
  openSuite('/main-reservations', { as: member() });
  live.connect();
  await userEvent.click(await bell('Obavijesti: 2 nove'));
  const late = deferred();
  const isArriving = deferred();
  api.use(
    http.get(
      'http://localhost/api/notices',
      async () => {
        isArriving.resolve();
        await late.promise;
        return HttpResponse.json({ ...list(notice(2), notice(1)), version: 2 });
      },
      { once: true },
    ),
  );
  server.version = 2;
  await live.change('notices');
  await isArriving.promise;
  await userEvent.click(panel().getByRole('button', { name: 'Označi sve pročitanim' }));
  expect(await bell('Obavijesti: nema novih')).toBeVisible();
  late.resolve();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('button', { name: 'Obavijesti: nema novih' })).toBeVisible();
});
