import type { RoundDates } from '@club/shared/contracts/league/rounds';
import { ApiError } from '@club/shared/http';
import { member, picker, renderRoutes, shownBy, typeIntoPicker } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatesDialog } from './dates-dialog';

const CHANGED = 'Sezona je u međuvremenu promijenjena (Domar: Pomaknuti datumi 1. kola).';
const send = jest.fn();
beforeEach(() => void send.mockReset().mockResolvedValue({}));

/** The refusal of a change: the dates that are saved now, unless the round is gone or the server is an older one. */
const refusal = (version: number, current?: RoundDates) =>
  new ApiError(409, 'SEASON_CHANGED', CHANGED, {}, {
    status: 409,
    code: 'SEASON_CHANGED',
    message: CHANGED,
    version,
    changes: [],
    current,
  } as never);

const open = () => {
  const dates = { startDate: '2026-06-11', endDate: '2026-06-21' };
  const rest = { submit: 'Spremi', version: 3, busy: false, send, onClose: () => undefined };
  const element = <DatesDialog title="Datumi 1. kola" dates={dates} {...rest} />;
  renderRoutes([{ path: '/', element }], { at: '/', as: member({ roles: ['ADMIN'] }) });
};
const save = async () => {
  const sent = send.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(sent + 1));
};
const isRefused = async () => expect(await screen.findByText(CHANGED)).toBeVisible();
const shown = async () => [shownBy(await picker('Početak')), shownBy(await picker('Kraj'))];

test('an untouched date that somebody else has moved meanwhile shows what is saved now, and saving again keeps it', async () => {
  send.mockRejectedValueOnce(refusal(4, { startDate: '2026-06-12', endDate: '2026-06-21' }));
  open();
  await typeIntoPicker('Kraj', '20062026');
  await save();
  await isRefused();
  expect(await shown()).toEqual(['12 06 2026', '20 06 2026']);
  await save();
  expect(send.mock.calls).toEqual([
    [{ startDate: '2026-06-11', endDate: '2026-06-20', version: 3 }],
    [{ startDate: '2026-06-12', endDate: '2026-06-20', version: 4 }],
  ]);
});

test('a conflict that names no dates changes none of the shown ones', async () => {
  send
    .mockRejectedValueOnce(refusal(4, { startDate: '2026-06-12', endDate: '2026-06-21' }))
    .mockRejectedValueOnce(refusal(5));
  open();
  await typeIntoPicker('Kraj', '20062026');
  await save();
  await isRefused();
  await save();
  await isRefused();
  expect(await shown()).toEqual(['12 06 2026', '20 06 2026']);
  await save();
  expect(send).toHaveBeenLastCalledWith({ startDate: '2026-06-12', endDate: '2026-06-20', version: 5 });
});
