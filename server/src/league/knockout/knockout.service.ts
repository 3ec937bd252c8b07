import type { DrawPreview, FinishSeason, MovePhase, PublishDraw } from '@club/shared/contracts/league/knockout-control';
import { shortDate } from '@club/shared/domain';
import type { Handle } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { presentDraw } from '../draw/draw.presenter';
import {
  datePhases,
  isPlayer,
  leftOut,
  mayEnd,
  openPhases,
  publishConsolation,
  publishDraw,
  replaySeason,
  type SeasonRecord,
  seeders,
} from '../engine';
import { withdrawLeftOut } from '../entries/left-out';
import { KNOCKOUT_PHASES, phaseName } from '../matches/phase-keys';
import { erasedInDraw, erasedInPyramid, leavingWithErased } from '../players/erased-players';
import { readPlayerNames } from '../players/player-names';
import { requirePlayers } from '../players/require-players';
import { tableOf } from '../projection/season-rows';
import { confirmedByClosing } from '../results/write-results';
import { type ChangeContext, changeSeason, checkVersion } from '../season-changes/change-season';
import { datesOf, hasDates } from '../season-changes/dates-now';
import { refuseDisputed } from '../season-changes/disputed-results';
import { byTheRules } from '../season-changes/engine-refusals';
import { playedRecord } from '../season-changes/played-record';
import { checkSeasonDays } from '../season-changes/season-days';
import { readSeason, type StoredSeason } from '../seasons/stored-season';

type Draw = Omit<PublishDraw, 'version'>;

const phaseDatesNow =
  (tournament: MovePhase['tournament'], phase: MovePhase['phase']) =>
  ({ record }: StoredSeason) =>
    datesOf(
      record?.knockout?.phaseDates.find(
        (dated) => dated.tournament === tournament && dated.phase === KNOCKOUT_PHASES[phase],
      ),
    );

export type KnockoutService = ReturnType<typeof createKnockout>;

/** Administration of the knockout: draws, the dates of its phases, and the end of the season. */
export function createKnockout(parts: ServiceParts) {
  const { db, clock } = parts;

  /** The first phase cannot have begun before the players know whom they play. */
  const checkFirstDay = (year: number, firstPhaseFrom: string) => {
    if (firstPhaseFrom < clock.today()) {
      const message = `Prva faza ne može početi prije današnjeg dana, ${shortDate(clock.today())}`;
      throw new Refusal(400, 'VALIDATION', message, { firstPhaseFrom: message });
    }
    checkSeasonDays(year, clock.today(), { firstPhaseFrom });
  };

  const drawn = (record: SeasonRecord, { withdrawn, firstPhaseFrom }: Draw) => {
    checkFirstDay(record.settings.year, firstPhaseFrom);
    return openPhases(publishDraw(record, withdrawn), 'MAIN', firstPhaseFrom);
  };

  /** Completes the players whom the draw leaves out: those of the call, and the erased ones. */
  const withErased = async (handle: Handle, record: SeasonRecord, draw: Draw): Promise<Draw> => {
    await requirePlayers(handle, draw.withdrawn);
    return { ...draw, withdrawn: await leavingWithErased(handle, record, draw.withdrawn) };
  };

  return {
    async preview(year: number, draw: Draw, by: ChangeContext): Promise<DrawPreview> {
      const season = await readSeason(db.handle, year);
      await checkVersion(db.handle, season, by);
      const played = playedRecord(season);
      const complete = await withErased(db.handle, played, draw);
      const after = byTheRules(() => replaySeason(drawn(played, complete)));
      const names = await readPlayerNames(db.handle);
      const { draw: stored } = tableOf(after);
      if (!stored) throw new Error('A published draw has brackets.');
      return {
        seeders: seeders(after).map(({ rank, player, points, playedRound }) => {
          return { playerRank: rank, player: names.of(player), points, playedRound };
        }),
        draw: { year, version: season.row.version, ...presentDraw(stored, { names, entered: new Map() }) },
      };
    },

    publish: (year: number, draw: Draw, by: ChangeContext) =>
      changeSeason(parts, year, by, async (season, tx) => {
        const played = playedRecord(season);
        const record = drawn(played, await withErased(tx, played, draw));
        const published = await withdrawLeftOut(tx, record, clock.today());
        const names = await readPlayerNames(tx);
        const out = leftOut(record).map((player) => names.of(player).displayName);
        return {
          what: 'Objavljen ždrijeb',
          record: published,
          log: {
            action: 'Objava ždrijeba',
            after: {
              'Prva faza od': shortDate(draw.firstPhaseFrom),
              ...(out.length > 0 && { 'Bez igrača': out.join(', ') }),
            },
          },
        };
      }),

    publishConsolation: (year: number, { firstPhaseFrom }: Pick<Draw, 'firstPhaseFrom'>, by: ChangeContext) =>
      changeSeason(parts, year, by, async (season, tx) => {
        const record = playedRecord(season);
        const erased = await erasedInDraw(tx, record);
        const published = publishConsolation(record, erased);
        checkFirstDay(year, firstPhaseFrom);
        const lost = replaySeason(record).knockout?.consolationField.players ?? [];
        const names = await readPlayerNames(tx);
        const out = lost.filter((player) => erased.includes(player)).map((player) => names.of(player).displayName);
        return {
          what: 'Objavljen ždrijeb utješnog turnira',
          record: openPhases(published, 'CONSOLATION', firstPhaseFrom),
          log: {
            action: 'Objava ždrijeba',
            after: {
              'Utješni turnir od': shortDate(firstPhaseFrom),
              ...(out.length > 0 && { 'Bez igrača': out.join(', ') }),
            },
          },
        };
      }),

    /** Opens a phase for results, or moves its dates (resolution 41). */
    movePhase: (
      year: number,
      { tournament, phase, startDate, endDate }: Omit<MovePhase, 'version'>,
      by: ChangeContext,
    ) =>
      changeSeason(parts, year, { ...by, current: phaseDatesNow(tournament, phase) }, (season) => {
        const stored = KNOCKOUT_PHASES[phase];
        const name = phaseName({ phase: stored, tournament });
        const record = playedRecord(season);
        const before = phaseDatesNow(tournament, phase)(season);
        if (hasDates(before, { startDate, endDate })) return null;
        checkSeasonDays(year, clock.today(), { startDate, endDate });
        return {
          what: `Datumi faze: ${name}`,
          record: datePhases(record, [{ tournament, phase: stored, startDate, endDate }]),
          log: {
            action: 'Datumi faze',
            subject: `${name}, ${year}.`,
            before: before && { Od: shortDate(before.startDate), Do: shortDate(before.endDate) },
            after: { Od: shortDate(startDate), Do: shortDate(endDate) },
          },
        };
      }),

    /**
     * The champions have their titles from the final on; after this call nothing changes any more, unless the end is undone.
     * A season that has no final, because too few players are left, nobody came to it or it will not be played, ends
     * without a champion. The next one cannot begin before (`requireOthersOver`), whatever has become of this one.
     */
    finish: (year: number, { withoutFinal = false }: Omit<FinishSeason, 'version'>, by: ChangeContext) =>
      changeSeason(parts, year, by, async (season, tx) => {
        const record = playedRecord(season);
        const isEnd = withoutFinal ? record.isFinished : mayEnd(record, await erasedInPyramid(tx, record));
        if (!isEnd) {
          const message =
            'Sezona završava kad je odigrano finale, a bez finala najranije kad je zatvoreno zadnje kolo.';
          throw new Refusal(409, 'FINAL_NOT_PLAYED', message);
        }
        const results = [...season.results.values()];
        await refuseDisputed(tx, year, results, 'kraja sezone');
        const champion = replaySeason(record).knockout?.main.champion;
        const name =
          champion !== undefined && isPlayer(champion) ? (await readPlayerNames(tx)).of(champion).displayName : null;
        return {
          what: name ? `Sezona je završena, prvak: ${name}` : 'Sezona je završena bez prvaka',
          columns: { state: 'FINISHED' },
          states: confirmedByClosing(results),
          log: { action: 'Kraj sezone', after: { Prvak: name ?? 'nije dodijeljeno' } },
        } as const;
      }),
  };
}
