import type { ControlPlayer, PyramidControl, SelectPlayer } from '@club/shared/contracts/league/pyramid-control';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { deferred, fakeApi, leaguePlayer, pyramidCell, refuse } from '@club/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aControl } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';

const NAMES = [
  ['Ivan', 'Babić'],
  ['Luka', 'Horvat'],
  ['Ana', 'Zorić'],
] as const;
const players = NAMES.map(([ime, prezime], index) => leaguePlayer(index + 1, ime, prezime));

let order: (number | null)[];
let state: PyramidControl['state'];
let presetYear: PyramidControl['presetYear'];
let sent: unknown[];

const cells = (): PyramidCell[] =>
  order.flatMap((id, index) => {
    const player = players.find((one) => one.id === id);
    if (!player) return [];
    return [pyramidCell(Math.floor(index / 4) + 1, (index % 4) + 1, player, { startPoints: 0 })];
  });
const control = (): PyramidControl => ({
  'List of players': players.map(
    (player): ControlPlayer => ({
      ...player,
      nadimak: null,
      entered: true,
      inPyramid: order.includes(player.id),
      isSubstitute: false,
      withdrawn: false,
    }),
  ),
  'List of pyramid': cells(),
  year: 2026,
  version: 7,
  state,
  round: null,
  plannedRounds: 17,
  publishedRounds: 0,
  presetYear,
  undo: { allowed: false, what: null, reason: 'Ništa nije objavljeno.' },
});
const done = (message: string) => HttpResponse.json({ message, version: 8 });

const api = fakeApi(
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(control())),
  http.get('*/api/admin/league/seasons/2026', () => HttpResponse.json(aControl())),
  http.post('*/api/admin/select-player', async ({ request }) => {
    const body = (await request.json()) as SelectPlayer;
    sent.push(body);
    order[(body.row - 1) * 4 + body.position - 1] = body.playerId;
    return done('Igrač je postavljen u piramidu.');
  }),
  http.post('*/api/admin/clear-pyramid-row-position', async ({ request }) => {
    sent.push([new URL(request.url).search, await request.json()]);
    order[0] = null;
    return done('Mjesto je ispražnjeno.');
  }),
  http.delete('*/api/admin/clear-all-pyramid', () => {
    order = [];
    return done('Piramida je ispražnjena.');
  }),
  http.put('*/api/admin/pyramid-initial/2026', async ({ request }) => {
    const body = (await request.json()) as { order: (number | null)[]; version: number };
    sent.push(body.version);
    order = body.order;
    return done('Piramida je spremljena.');
  }),
);
beforeEach(() => {
  order = [1, null, 2];
  state = 'PREPARING';
  presetYear = 2025;
  sent = [];
});

const open = (query = '') => openAsAdmin(`/admin/pyramid-control${query}`);
const place = (name: RegExp) => screen.findByRole('button', { name });

test('a pressed place and a player of the list fill the form, and the saved player is in the grid', async () => {
  open();
  await userEvent.click(await place(/^1\. red, 2\. pozicija: prazno/));
  await press(/^3\.\s*Ana Zorić/);
  await press('Spremi');
  expect(await screen.findByText('Igrač je postavljen u piramidu.')).toBeVisible();
  expect(await place(/^1\. red, 2\. pozicija: Zorić A\., 0 bodova/)).toBeVisible();
  expect(sent).toEqual([{ playerId: 3, row: 1, position: 2, replacePlayer: false, version: 7 }]);
});

test('a place that is chosen while a player is being saved stays chosen', async () => {
  const saving = deferred();
  api.use(
    http.post('*/api/admin/select-player', async ({ request }) => {
      sent.push(await request.json());
      await saving.promise;
      return done('Igrač je postavljen u piramidu.');
    }),
  );
  open();
  await userEvent.click(await place(/^1\. red, 2\. pozicija: prazno/));
  await press(/^3\.\s*Ana Zorić/);
  await press('Spremi');
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(await place(/^2\. red, 4\. pozicija: prazno/));
  saving.resolve();
  await screen.findByText('Igrač je postavljen u piramidu.');
  expect(await screen.findByRole('combobox', { name: 'Igrač' })).toHaveTextContent('Nitko (prazno mjesto)');
  expect(screen.getByRole('textbox', { name: 'Red (1–20)' })).toHaveValue('2');
  expect(await place(/^2\. red, 4\. pozicija: prazno/)).toHaveAttribute('aria-pressed', 'true');
});

/** Drags one place onto another. jsdom has no layout, in which the target would be found. */
async function drag(from: RegExp, to: RegExp): Promise<void> {
  const [start, end] = [await place(from), await place(to)];
  const point = (of: HTMLElement) => {
    const [row = 0, position = 0] = (of.getAttribute('aria-label') ?? '').match(/\d+/g)?.map(Number) ?? [];
    return { clientX: position * 100 + 5, clientY: row * 100 + 5 };
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const button = this.closest('td')?.querySelector('button');
    if (!button) return new DOMRect();
    const { clientX, clientY } = point(button);
    return new DOMRect(clientX - 5, clientY - 5, 90, 90);
  });
  fireEvent.mouseDown(start, { ...point(start), button: 0 });
  await act(async () => void fireEvent.mouseMove(document, { clientX: 0, clientY: 0 }));
  await act(async () => void fireEvent.mouseMove(document, point(end)));
  await act(async () => void fireEvent.mouseUp(document, point(end)));
  jest.restoreAllMocks();
}

test('a drag before the result of the previous one has loaded changes nothing', async () => {
  const reading = deferred();
  api.use(
    http.get('*/api/admin/pyramid-control', async () => {
      if (sent.length > 0) await reading.promise;
      return HttpResponse.json(control());
    }),
  );
  open();
  await drag(/^1\. red, 1\. pozicija: Babić I\./, /^1\. red, 2\. pozicija: prazno/);
  await waitFor(() => expect(sent).toEqual([7]));
  await drag(/^1\. red, 3\. pozicija: Horvat L\./, /^1\. red, 4\. pozicija: prazno/);
  reading.resolve();
  expect(await screen.findByText('Piramida je spremljena.')).toBeVisible();
  expect(await place(/^1\. red, 2\. pozicija: Babić I\./)).toBeVisible();
  expect(sent).toEqual([7]);
});

test('two players who were swapped by a drag can be swapped back', async () => {
  open();
  await drag(/^1\. red, 1\. pozicija: Babić I\./, /^1\. red, 3\. pozicija: Horvat L\./);
  expect(await place(/^1\. red, 1\. pozicija: Horvat L\./)).toBeVisible();
  await press('Poništi korak');
  expect(await screen.findByText('Poništeno: Babić I. i Horvat L. (zamjena mjesta).')).toBeVisible();
  expect(await place(/^1\. red, 1\. pozicija: Babić I\./)).toBeVisible();
});

test('without a row or position nothing is sent; a refusal is shown with its reason', async () => {
  open('?row=1&position=3');
  const row = await screen.findByRole('textbox', { name: 'Red (1–20)' });
  expect(row).toHaveValue('1');
  await userEvent.clear(row);
  await press('Spremi');
  expect(await screen.findByText('Molimo odaberite sve podatke.')).toBeVisible();
  await userEvent.type(row, '21');
  expect(await screen.findByText('Red je od 1 do 20, a pozicija od 1 do 4.')).toBeVisible();
  expect(sent).toEqual([]);

  api.use(http.post('*/api/admin/select-player', () => refuse(409, 'Na tom je mjestu već netko.')));
  await userEvent.clear(row);
  await userEvent.type(row, '1');
  await press('Spremi');
  expect(await screen.findByText('Došlo je do greške. Pokušajte ponovo. Na tom je mjestu već netko.')).toBeVisible();

  api.use(http.post('*/api/admin/select-player', () => new HttpResponse(null, { status: 500 })));
  await press('Spremi');
  expect(await screen.findByText('Došlo je do greške. Pokušajte ponovo.')).toBeVisible();
});

test('a cleared place is restored with one press, and the whole pyramid is emptied only after a confirmation', async () => {
  open();
  await userEvent.click(await place(/^1\. red, 1\. pozicija: Babić I\./));
  await press('Isprazni polje');
  expect(await place(/^1\. red, 1\. pozicija: prazno/)).toBeVisible();
  expect(sent).toEqual([['?row=1&position=1&version=7', { id: 1 }]]);
  await press('Poništi');
  expect(await place(/^1\. red, 1\. pozicija: Babić I\./)).toBeVisible();
  expect(sent.at(-1)).toBe(8);

  await press('Isprazni cijelu piramidu');
  expect(order).toHaveLength(80);
  const emptying = await dialog(/isprazniti cijelu piramidu/);
  expect(emptying.getByText(/^Iz piramide izlaze 2 igrača\.$/)).toBeVisible();
  await userEvent.click(emptying.getByRole('button', { name: 'Isprazni' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Babić I\., 0/ })).toBeNull());
});

test('an undo that is refused after the page was left is still reported', async () => {
  const restoring = deferred();
  api.use(
    http.put('*/api/admin/pyramid-initial/2026', async () => {
      sent.push('undo');
      await restoring.promise;
      return refuse(409, 'Sezona je u međuvremenu promijenjena.');
    }),
  );
  const { router } = open();
  await userEvent.click(await place(/^1\. red, 1\. pozicija: Babić I\./));
  await press('Isprazni polje');
  await press('Poništi');
  await waitFor(() => expect(sent.at(-1)).toBe('undo'));
  await act(() => router.navigate('/admin/season-import'));
  await screen.findByRole('heading', { level: 1, name: 'Uvoz sezone' });
  restoring.resolve();
  const notices = within(await screen.findByRole('region', { name: 'Poruke' }));
  expect(await notices.findByText('Sezona je u međuvremenu promijenjena.')).toBeVisible();
});

test.each([
  ['Isprazni cijelu piramidu', /isprazniti cijelu piramidu/, 'Isprazni'],
  ['Poredaj po prošloj sezoni', /složiti iznova/, 'Složi'],
])(
  'if somebody else has changed the pyramid, the question %s closes and the new one is shown',
  async (button, title, agree) => {
    const seen: unknown[] = [];
    const changed = (version: unknown) => {
      seen.push(version);
      order = [1, 3, 2];
      return refuse(409, 'Sezona je u međuvremenu promijenjena.', { code: 'SEASON_CHANGED' });
    };
    api.use(
      http.delete('*/api/admin/clear-all-pyramid', ({ request }) =>
        changed(Number(new URL(request.url).searchParams.get('version'))),
      ),
      http.post('*/api/admin/pyramid-initial/2026/preset', async ({ request }) =>
        changed(((await request.json()) as { version: number }).version),
      ),
    );
    open();
    await press(button);
    await userEvent.click((await dialog(title)).getByRole('button', { name: agree }));
    expect(await screen.findByText('Sezona je u međuvremenu promijenjena.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await place(/^1\. red, 2\. pozicija: Zorić A\./)).toBeVisible();
    expect(seen).toEqual([7]);
  },
);

test('the pyramid can be preset in the order of the last season, in the first season in that of the registrations', async () => {
  open();
  await press('Poredaj po prošloj sezoni');
  const question = await dialog(/složiti iznova/);
  expect(question.getByText(/^Poredak sezone 2025\., zatim novi igrači redom prijave\./)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Odustani' }));
  cleanup();

  presetYear = null;
  open();
  await press('Poredaj po redu prijave');
  expect((await dialog(/složiti iznova/)).getByText(/^Igrači redom prijave\./)).toBeVisible();
  expect(screen.queryByText('Poredaj po prošloj sezoni')).toBeNull();
});

test('the arrow keys move through the grid, and a published pyramid cannot be emptied', async () => {
  state = 'ROUNDS';
  open();
  const first = await place(/^1\. red, 1\. pozicija/);
  first.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(screen.getByRole('button', { name: /^2\. red, 2\. pozicija/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: 'Isprazni cijelu piramidu' })).toBeNull();
  await userEvent.click(first);
  expect(screen.getByRole('button', { name: 'Isprazni polje' })).toBeDisabled();
  const list = screen.getByRole('list', { name: 'Igrači lige' });
  expect(within(list).getByRole('button', { name: /Ana Zorić/ })).toBeVisible();
});

test('whether a player is replaced is proposed anew when the pyramid is published, and when that is undone', async () => {
  const { client } = open();
  const proposed = async (next: PyramidControl['state'], answer: string) => {
    state = next;
    await act(() => client.invalidateQueries());
    await waitFor(() => expect(screen.getByRole('radio', { name: answer })).toBeChecked());
  };
  expect(await screen.findByRole('radio', { name: 'Ne' })).toBeChecked();
  await proposed('ROUNDS', 'Da');
  await proposed('PREPARING', 'Ne');
});

test('the number of players found by a search is announced', async () => {
  open();
  const card = within(await screen.findByRole('region', { name: 'Igrači lige' }));
  await userEvent.type(card.getByRole('searchbox'), 'zoric');
  expect(card.getByRole('status')).toHaveTextContent('1 igrač');
  await userEvent.type(card.getByRole('searchbox'), 'x');
  expect(card.getByRole('status')).toHaveTextContent('0 igrača');
});

test.each(['PREPARING', 'ROUNDS'] as const)(
  'of all players only those outside the pyramid can be chosen, the others with the reason (%s)',
  async (now) => {
    state = now;
    open('?players=all');
    expect(await screen.findByRole('button', { name: '1. Ivan Babić u piramidi' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '3. Ana Zorić' })).toBeEnabled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Igrač' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Nitko/),
      'Zorić Ana',
    ]);
  },
);

describe('once the rounds are over nothing can be saved here any more', () => {
  const nothingToChoose = async () => {
    expect(screen.queryByRole('button', { name: 'Spremi' })).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: 'Prikaži' }));
    await userEvent.click(screen.getByRole('option', { name: 'Svi' }));
    const list = within(screen.getByRole('list', { name: 'Igrači lige' }));
    for (const player of list.getAllByRole('button')) expect(player).toBeDisabled();
  };

  test('in the knockout the page refers to the rounds, where a forgotten absence is corrected', async () => {
    state = 'KNOCKOUT';
    open();
    expect(await screen.findByText(/Zaboravljena odsutnost ili zamjena upisuje se uz kola/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Odsutnosti i zamjene' });
    expect(link).toHaveAttribute('href', '/admin/pyramid-control/rounds');
    expect(screen.getByText('Sezona 2026. · objavljena, mjesta se više ne mijenjaju')).toBeVisible();
    await nothingToChoose();
  });

  test('in a finished season not even a substitute can be entered', async () => {
    state = 'FINISHED';
    open();
    expect(await screen.findByText(/ni zamjena više ne može upisati/)).toBeVisible();
    expect(screen.getByText('Sezona 2026. · objavljena, više se ne mijenja')).toBeVisible();
    await nothingToChoose();
  });
});
