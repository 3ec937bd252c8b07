import type { SeasonChange } from '@club/shared/contracts/league/pyramid-control';
import type { EndRounds, NoteAbsence, WithdrawPlayer } from '@club/shared/contracts/league/rounds';
import { shortDate } from '@club/shared/domain';
import { Refusal } from '../../platform/http';
import { cancelAbsence, correctAbsence, endRounds, moveRound, recordAbsence } from '../engine';
import { entriesOf, markWithdrawn } from '../entries/league-entries.repository';
import { requireNotWithdrawn } from '../entries/require-entered';
import { requirePresent } from '../players/erased-players';
import { readPlayerNames } from '../players/player-names';
import { requirePlayers } from '../players/require-players';
import { type ChangeContext, changeSeason, type LeagueParts } from '../season-changes/change-season';
import { checkUnfinished, playedRecord } from '../season-changes/played-record';
import { checkSeasonDays } from '../season-changes/season-days';
import { forfeitNotices, isLeaving, isPlaced, mayReturn, withoutPlayer, withReturned } from './withdrawals';

/** The absence of a player in a round. */
interface AbsenceOf {
  readonly number: number;
  readonly playerId: number;
}

/** Changes of published rounds by an administrator, except results. */
export function createRoundDetails(parts: LeagueParts) {
  return {
    moveDates: (year: number, number: number, dates: { startDate: string; endDate: string }, by: ChangeContext) =>
      changeSeason(parts, year, by, (season) => {
        const record = playedRecord(season);
        if (number !== record.rounds.length) throw notOpen(number);
        checkSeasonDays(year, parts.clock.today(), { startDate: dates.startDate, endDate: dates.endDate });
        const { startDate, endDate } = record.rounds.at(-1) ?? dates;
        return {
          what: `Pomaknuti datumi ${number}. kola`,
          record: moveRound(record, dates),
          log: {
            action: 'Datumi kola',
            before: { Od: shortDate(startDate), Do: shortDate(endDate) },
            after: { Od: shortDate(dates.startDate), Do: shortDate(dates.endDate) },
          },
        };
      }),

    /** In a closed round it is a correction: points are recounted, no player moves (resolution 43). */
    noteAbsence: (year: number, number: number, { playerId, substituteId, version }: NoteAbsence, actorId: number) =>
      changeSeason(parts, year, { actorId, seen: version }, async (season, tx) => {
        const record = playedRecord(season);
        await requirePlayers(tx, [playerId, substituteId]);
        const names = await readPlayerNames(tx);
        const isOpen = number === record.rounds.length && !record.isFinished;
        // In a closed round the substitute may have been erased or have withdrawn since: who played is history.
        if (isOpen && substituteId !== null) {
          await requirePresent(tx, [substituteId]);
          await requireNotWithdrawn(tx, year, [substituteId]);
        }
        const absence = { player: playerId, substitute: substituteId };
        const changed = isOpen ? recordAbsence(record, absence) : correctAbsence(record, number, playerId, absence);
        const player = names.of(playerId).displayName;
        const substitute = names.maybe(substituteId)?.displayName ?? 'nitko';
        return {
          what: `${number}. kolo: ${player} ne igra, zamjena: ${substitute}`,
          record: changed,
          log: { action: 'Zamjena u kolu', subject: player, after: { Kolo: `${number}.`, Zamjena: substitute } },
        };
      }),

    async cancelAbsence(year: number, { number, playerId }: AbsenceOf, by: ChangeContext): Promise<SeasonChange> {
      const { version, change } = await changeSeason(parts, year, by, async (season, tx) => {
        await requirePlayers(tx, [playerId]);
        const record = playedRecord(season);
        const absence = record.rounds[number - 1]?.absences.find(({ player }) => player === playerId);
        const cancelled = absence?.substitute ? 'Zamjena' : 'Odsutnost';
        const isOpen = number === record.rounds.length && !record.isFinished;
        const changed = isOpen ? cancelAbsence(record, playerId) : correctAbsence(record, number, playerId, 'PRESENT');
        const player = (await readPlayerNames(tx)).of(playerId).displayName;
        return {
          what: `${number}. kolo: ${player} ipak igra`,
          record: changed,
          log: { action: 'Zamjena u kolu', subject: player, after: { Kolo: `${number}.`, [cancelled]: 'poništena' } },
          cancelled,
        };
      });
      return { message: `${change?.cancelled ?? 'Odsutnost'} je poništena.`, version };
    },

    /** Ends a season early, for example because of rain: never below the published rounds (resolution 46). */
    lowerRounds: (year: number, { rounds, reason }: Pick<EndRounds, 'rounds' | 'reason'>, by: ChangeContext) =>
      changeSeason(parts, year, by, (season) => {
        const record = playedRecord(season);
        const planned = record.settings.rounds;
        if (rounds >= planned || rounds < record.rounds.length) {
          const message = lowerRoundsMessage(record.rounds.length, planned - 1);
          throw new Refusal(400, 'VALIDATION', message, { rounds: message });
        }
        const ended = endRounds(record);
        return {
          what: `Smanjen broj kola: ${planned} → ${rounds}`,
          reason,
          record: { ...ended, settings: { ...ended.settings, rounds } },
          log: {
            action: 'Broj kola',
            before: { Kola: String(planned) },
            after: { Kola: String(rounds), Razlog: reason },
          },
        };
      }),

    /** Withdraws a player from the season; resolution 45 defines the effect on an open match. */
    withdraw: (year: number, { playerId, reason }: Pick<WithdrawPlayer, 'playerId' | 'reason'>, by: ChangeContext) =>
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
        return {
          what: `Odustajanje: ${player}`,
          ...without,
          notices: await forfeitNotices(tx, season.record, without.record ?? season.record, by.actorId),
          entry: { state: 'CONFIRMED', playerId: null, reason },
          log: { action: 'Odustajanje od lige', subject: player, after: { Razlog: reason } },
        } as const;
      }),

    /** Cancels a mistaken withdrawal, until the next round, or the draw, is published without the player. */
    takeBackWithdrawal: (year: number, playerId: number, by: ChangeContext) =>
      changeSeason(parts, year, by, async ({ row, record }, tx) => {
        checkUnfinished(row);
        const entry = (await entriesOf(tx, year)).find((one) => one.playerId === playerId);
        if (!entry?.withdrawnOn && !isLeaving(record, playerId)) throw notWithdrawn();
        if (!mayReturn(record, playerId)) throw goneForGood();
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
const notOpen = (number: number) => new Refusal(409, 'NO_OPEN_ROUND', `${number}. kolo nije otvoreno.`);

/** The numbers that an early end may lower the rounds to. */
function lowerRoundsMessage(fewest: number, most: number): string {
  if (fewest > most) return 'Objavljeno je i zadnje planirano kolo, pa se broj kola ne može smanjiti.';
  const range = fewest === most ? most : `${fewest} do ${most}`;
  return `Broj kola može se smanjiti na ${range}.`;
}
