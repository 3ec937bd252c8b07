import { fakeApi, liveEvents, member, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useEffect, useEffectEvent } from 'react';
import type { LightboxExternalProps } from 'yet-another-react-lightbox';
import { routes } from '../routes';
import { seasonCalls } from '../testing/league-api';

// The library's module cannot be loaded by jest; of the lightbox only its caption and the report of the viewed picture matter.
jest.mock('yet-another-react-lightbox', () => ({
  __esModule: true,
  default: function Lightbox({ index = 0, on, render }: LightboxExternalProps) {
    const report = useEffectEvent((seen: number) => void on?.view?.({ index: seen }));
    useEffect(() => {
      report(index);
    }, [index]);
    return <div role="dialog">{render?.controls?.()}</div>;
  },
}));

const aPicture = (id: number, caption: string) => {
  return { id, caption, width: 300, height: 200, source: `/${id}.svg`, versions: [] };
};
const [FINAL, WINNERS, COURTS] = [aPicture(1, 'Finale'), aPicture(2, 'Pobjednici'), aPicture(3, 'Tereni')];
let pictures: ReturnType<typeof aPicture>[];
const live = liveEvents();
fakeApi(
  live.handler,
  ...seasonCalls(),
  http.get('*/api/gallery', () => HttpResponse.json([])),
  http.get('*/api/gallery/2022', () => HttpResponse.json({ year: 2022, pictures })),
);
beforeEach(() => {
  pictures = [FINAL, WINNERS, COURTS];
  live.connect();
});

async function open(at: string) {
  const { router } = renderRoutes(routes, { at, as: member() });
  await screen.findByText('3 slike');
  return { search: () => router.state.location.search, back: () => act(() => router.navigate(-1)) };
}
const tile = (name: string) => screen.findByRole('button', { name });
const caption = async () => (await within(await screen.findByRole('dialog')).findByText(/^\d+ \/ \d+/)).textContent;
const change = async (to: typeof pictures) => {
  pictures = to;
  await live.change('gallery');
};

test('the open picture stays when another one is deleted or added, and its address follows', async () => {
  const { search, back } = await open('/gallery/2022');
  await userEvent.click(await tile('Pobjednici'));
  expect(await caption()).toBe('2 / 3 · Pobjednici');
  await change([WINNERS, COURTS]);
  await waitFor(async () => expect(await caption()).toBe('1 / 2 · Pobjednici'));
  await waitFor(() => expect(search()).toBe('?slika=1'));
  await change([COURTS, FINAL, WINNERS]);
  await waitFor(async () => expect(await caption()).toBe('3 / 3 · Pobjednici'));
  await waitFor(() => expect(search()).toBe('?slika=3'));
  await back();
  expect(search()).toBe('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await tile('Pobjednici')).toHaveFocus();
});

test.each([
  ['which was opened here', '/gallery/2022', 'Tereni'],
  ['which a link opened', '/gallery/2022?slika=3', undefined],
])('a picture that is deleted, %s, is closed, and another one gets the focus', async (_, at, name) => {
  const { search } = await open(at);
  if (name) await userEvent.click(await tile(name));
  expect(await caption()).toBe('3 / 3 · Tereni');
  await change([FINAL, WINNERS]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(search()).toBe(''));
  expect(await tile('Pobjednici')).toHaveFocus();
});

test('the last picture that is deleted does not leave its address behind', async () => {
  const { search } = await open('/gallery/2022?slika=1');
  expect(await caption()).toBe('1 / 3 · Finale');
  await change([]);
  expect(await screen.findByText('Za 2022. još nema slika.')).toBeVisible();
  await waitFor(() => expect(search()).toBe(''));
});

test('the address of a picture that does not exist opens none, not even when others are deleted', async () => {
  const { search } = await open('/gallery/2022?slika=7');
  await change([FINAL]);
  expect(await screen.findByText('1 slika')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(search()).toBe('?slika=7');
});
