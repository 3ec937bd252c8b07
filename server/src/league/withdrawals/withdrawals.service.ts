import type { WithdrawPlayer } from '@club/shared/contracts/league/withdrawals';
import { shortDate } from '@club/shared/domain';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { entriesOf, markWithdrawn } from '../entries/league-entries.repository';
import { requirePresent } from '../players/erased-players';
import { readPlayerNames } from '../players/player-names';
import { requirePlayers } from '../players/require-players';
import { type ChangeContext, changeSeason } from '../season-changes/change-season';
import { checkUnfinished } from '../season-changes/played-record';
import { forfeitsIn, isLeaving, isPlaced, mayReturn, withoutPlayer, withReturned } from './withdrawals';

export type Withdrawals = ReturnType<typeof createWithdrawals>;

/** Withdrawals from a season that an administrator enters or takes back. */
export function createWithdrawals(parts: ServiceParts) {
  return {
    /** Withdraws a player from the season; resolution 45 defines the effect on an open match. */
    withdraw: (year: number, { playerId, reason }: Omit<WithdrawPlayer, 'version'>, by: ChangeContext) =>
      changeSeason(parts, year, by, async (season, tx) => {
        checkUnfinished(season.row);
        await requirePlayers(tx, [playerId]);
        const names = await readPlayerNames(tx);
        const today = parts.clock.today();
        const entry = (await entriesOf(tx, year)).find((one) => one.playerId === playerId);
        if (entry?.withdrawnOn) throw alreadyWithdrawn();
        // A player of an older first pyramid may have no entry.
        if (!entry && !isPlaced(season, playerId)) throw notInSeason();
        await markWithdrawn(tx, year, playerId, today);
        const player = names.of(playerId).displayName;
        const without = withoutPlayer(season, playerId, today);
        const { notices } = await forfeitsIn(tx, season.record, without.record ?? season.record, by.actorId);
        return {
          what: `Odustajanje: ${player}`,
          ...without,
          notices,
          entry: { state: 'CONFIRMED', playerId: null, reason },
          log: { action: 'Odustajanje od lige', subject: player, after: { Razlog: reason } },
        } as const;
      }),

    /** Cancels a mistaken withdrawal, until the next round, or the draw, is published without the player. */
    takeBack: (year: number, playerId: number, by: ChangeContext) =>
      changeSeason(parts, year, by, async ({ row, record }, tx) => {
        checkUnfinished(row);
        const entry = (await entriesOf(tx, year)).find((one) => one.playerId === playerId);
        if (!entry?.withdrawnOn && !isLeaving(record, playerId)) throw notWithdrawn();
        if (!mayReturn(record, playerId)) throw goneForGood();
        await requirePresent(tx, [playerId]);
        await markWithdrawn(tx, year, playerId, null);
        const player = (await readPlayerNames(tx)).of(playerId).displayName;
        return {
          what: `${player} ipak ostaje u ligi`,
          ...withReturned(record, playerId),
          log: {
            action: 'Odustajanje od lige',
            subject: player,
            before: { Odustajanje: entry?.withdrawnOn ? shortDate(entry.withdrawnOn) : 'bez prijave' },
            after: { Odustajanje: 'poništeno' },
          },
        };
      }),
  };
}

const notInSeason = () => new Refusal(409, 'PLAYER_NOT_ENTERED', 'Taj igrač nije u ovoj sezoni.');
const alreadyWithdrawn = () => new Refusal(409, 'PLAYER_WITHDRAWN', 'Igrač je već odustao od ove sezone.');
const notWithdrawn = () => new Refusal(409, 'PLAYER_NOT_LEAVING', 'Taj igrač nije odustao od ove sezone.');
const goneForGood = () =>
  new Refusal(
    409,
    'PLAYER_WITHDRAWN',
    'Nakon odustajanja objavljeno je novo kolo ili ždrijeb, pa se više ne može poništiti.',
  );
