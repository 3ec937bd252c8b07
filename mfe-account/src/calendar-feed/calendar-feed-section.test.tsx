import { deferred, fakeApi, liveEvents, member, onClubDay, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';

const OLD = 'https://klub.hr/api/calendar/old.ics';
const NEW = 'https://klub.hr/api/calendar/new.ics';
let url: string | null;
const live = liveEvents();
const api = fakeApi(
  onClubDay(),
  live.handler,
  http.get('*/api/my-reservations', () => HttpResponse.json({ content: [], totalElements: 0, cancelledElements: 0 })),
  http.get('*/api/calendar-feed', () => HttpResponse.json({ url })),
  http.post('*/api/calendar-feed', () => {
    url = NEW;
    return HttpResponse.json({ url, message: 'Adresa kalendara je nova.' });
  }),
  http.delete('*/api/calendar-feed', () => {
    url = null;
    return HttpResponse.json({ url, message: 'Adresa kalendara je ukinuta.' });
  }),
);
beforeEach(() => {
  url = OLD;
});

const open = () =>
  renderRoutes([...routes, { path: '/elsewhere', element: <p>drugdje</p> }], { at: '/my-reservations', as: member() });
const button = (name: string) => screen.findByRole('button', { name });
const address = () => screen.findByRole('textbox', { name: 'Adresa kalendara' });
async function confirmed(opener: string, button_: string) {
  await userEvent.click(await button(opener));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: button_ }));
  return dialog;
}

test('when the address cannot be loaded, the section shows an error and a retry', async () => {
  api.use(http.get('*/api/calendar-feed', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  open();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await userEvent.click(await button('Pokušaj ponovno'));
  expect(await address()).toHaveValue(OLD);
});

test.each([
  ['Nova adresa', 'Nova adresa', 'post'],
  ['Ukini adresu', 'Ukini adresu', 'delete'],
] as const)('a refusal of „%s” is shown in the same section', async (opener, confirm, method) => {
  api.use(http[method]('*/api/calendar-feed', () => refuse(500, 'Nije uspjelo.')));
  open();
  const dialog = await confirmed(opener, confirm);
  expect(await within(dialog).findByText('Nije uspjelo.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Adresa kalendara', hidden: true })).toHaveValue(OLD);
});

test('when the first address is refused, the reason is shown and the button stays', async () => {
  url = null;
  api.use(http.post('*/api/calendar-feed', () => refuse(500, 'Nije uspjelo.'), { once: true }));
  open();
  await userEvent.click(await button('Napravi adresu'));
  expect(await screen.findByText('Nije uspjelo.')).toBeVisible();
  await userEvent.click(await button('Napravi adresu'));
  expect(await address()).toHaveValue(NEW);
});

test('a refusal is also reported after the member has left the page', async () => {
  url = null;
  const answered = deferred();
  api.use(
    http.post('*/api/calendar-feed', async () => {
      await answered.promise;
      return refuse(500, 'Nije uspjelo.');
    }),
  );
  const { router } = open();
  await userEvent.click(await button('Napravi adresu'));
  await act(() => router.navigate('/elsewhere'));
  answered.resolve();
  expect(await screen.findByText('Nije uspjelo.')).toBeVisible();
});

test('a member copies the address, or opens it in the phone’s calendar', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  open();
  await user.click(await button('Kopiraj adresu'));
  expect(await screen.findByText('Adresa je kopirana.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(OLD);
  expect(screen.getByRole('link', { name: 'Otvori u kalendaru' })).toHaveAttribute(
    'href',
    'webcal://klub.hr/api/calendar/old.ics',
  );
});

test('if the browser does not allow copying, the address is selected', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'));
  open();
  await user.click(await button('Kopiraj adresu'));
  expect(await screen.findByText(/Preglednik ne dopušta kopiranje/)).toBeVisible();
  const field = (await address()) as HTMLInputElement;
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(OLD);
});

test('a new address replaces the old one after a warning', async () => {
  open();
  const dialog = await confirmed('Nova adresa', 'Nova adresa');
  expect(dialog).toHaveTextContent('Sadašnja adresa odmah prestaje vrijediti.');
  expect(await screen.findByText('Adresa kalendara je nova.')).toBeVisible();
  await waitFor(async () => expect(await address()).toHaveValue(NEW));
});

test('a revoked address is gone', async () => {
  open();
  await confirmed('Ukini adresu', 'Ukini adresu');
  expect(await screen.findByText('Adresa kalendara je ukinuta.')).toBeVisible();
  expect(await button('Napravi adresu')).toBeVisible();
});

test('an address that another window has created is shown, because creating one here would revoke it', async () => {
  url = null;
  open();
  expect(await button('Napravi adresu')).toBeVisible();
  live.connect();
  url = NEW;
  await live.change('notices');
  expect(await address()).toHaveValue(NEW);
});

test('an address that another window has created later is not replaced by a late response about this one’s', async () => {
  const NEWEST = 'https://klub.hr/api/calendar/newest.ics';
  const answered = deferred();
  api.use(
    http.post('*/api/calendar-feed', async () => {
      url = NEW;
      await answered.promise;
      return HttpResponse.json({ url: NEW, message: 'Adresa kalendara je nova.' });
    }),
  );
  open();
  live.connect();
  await confirmed('Nova adresa', 'Nova adresa');
  await waitFor(() => expect(url).toBe(NEW));
  url = NEWEST;
  await live.change('notices');
  await waitFor(() => expect(screen.getByDisplayValue(NEWEST)).toBeInTheDocument());
  answered.resolve();
  expect(await screen.findByText('Adresa kalendara je nova.')).toBeVisible();
  await waitFor(async () => expect(await address()).toHaveValue(NEWEST));
});
