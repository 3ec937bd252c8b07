import type { ControlPlayer, PyramidControl, SelectPlayer } from '@club/shared/contracts/league/pyramid-control';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { fakeApi, leaguePlayer, pyramidCell } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aControl } from './a-season';
import { openAsAdmin } from './administrator';

const NAMES = [
  ['Ivan', 'Babić'],
  ['Luka', 'Horvat'],
  ['Ana', 'Zorić'],
] as const;
const players = NAMES.map(([ime, prezime], index) => leaguePlayer(index + 1, ime, prezime));

interface Board {
  /** The players of the draft by number, read row by row. */
  order: (number | null)[];
  state: PyramidControl['state'];
  presetYear: PyramidControl['presetYear'];
  /** What the calls have sent. */
  sent: unknown[];
}

/** The board of a season that is being prepared, with a server that accepts every change. */
export function draftedBoard() {
  const board = {} as Board;
  const cells = (): PyramidCell[] =>
    board.order.flatMap((id, index) => {
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
        inPyramid: board.order.includes(player.id),
        isSubstitute: false,
        withdrawn: false,
      }),
    ),
    'List of pyramid': cells(),
    year: 2026,
    version: 7,
    state: board.state,
    round: null,
    plannedRounds: 17,
    publishedRounds: 0,
    presetYear: board.presetYear,
    undo: { allowed: false, what: null, reason: 'Ništa nije objavljeno.' },
  });
  const done = (message: string) => HttpResponse.json({ message, version: 8 });

  const api = fakeApi(
    http.get('*/api/admin/pyramid-control', () => HttpResponse.json(control())),
    http.get('*/api/admin/league/seasons/2026', () => HttpResponse.json(aControl())),
    http.post('*/api/admin/select-player', async ({ request }) => {
      const body = (await request.json()) as SelectPlayer;
      board.sent.push(body);
      board.order[(body.row - 1) * 4 + body.position - 1] = body.playerId;
      return done('Igrač je postavljen u piramidu.');
    }),
    http.post('*/api/admin/clear-pyramid-row-position', async ({ request }) => {
      board.sent.push([new URL(request.url).search, await request.json()]);
      board.order[0] = null;
      return done('Mjesto je ispražnjeno.');
    }),
    http.delete('*/api/admin/clear-all-pyramid', () => {
      board.order = [];
      return done('Piramida je ispražnjena.');
    }),
    http.put('*/api/admin/pyramid-initial/2026', async ({ request }) => {
      const body = (await request.json()) as { order: (number | null)[]; version: number };
      board.sent.push(body.version);
      board.order = body.order;
      return done('Piramida je spremljena.');
    }),
  );
  beforeEach(() => {
    Object.assign(board, { order: [1, null, 2], state: 'PREPARING', presetYear: 2025, sent: [] } satisfies Board);
  });

  return { api, board, control, done };
}

export const openBoard = (query = '') => openAsAdmin(`/admin/pyramid-control${query}`);
export const place = (name: RegExp) => screen.findByRole('button', { name });
