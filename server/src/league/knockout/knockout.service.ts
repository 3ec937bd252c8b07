import type { DrawPreview, MovePhase, PublishDraw } from '@club/shared/contracts/league/knockout-control';
import { dayAfter } from '@club/shared/domain';
import { invalidFields, Refusal } from '../../platform/http';
import { presentDraw } from '../draw/draw.service';
import {
  type BracketMatch,
  datePhases,
  defaultPhaseEnd,
  isPlayer,
  type Knockout,
  mayEnd,
  publishConsolation,
  publishDraw,
  replaySeason,
  type SeasonRecord,
  seeders,
  type Tournament,
} from '../engine';
import { knockoutPhase, phaseName } from '../matches/phase-keys';
import { readPlayerNames } from '../players/player-names';
import { requirePlayers } from '../players/require-players';
import {
  type ChangeContext,
  changeSeason,
  checkSeen,
  type LeagueParts,
  readSeason,
} from '../season-changes/change-season';
import { refuseDisputed } from '../season-changes/disputed-results';
import { byTheRules } from '../season-changes/engine-refusals';
import { playedRecord } from '../season-changes/played-record';
import { tableOf } from '../seasons/season-rows';

export type KnockoutService = ReturnType<typeof createKnockout>;

/** Administration of the knockout: draws, the dates of its phases, and the end of the season. */
export function createKnockout(parts: LeagueParts) {
  const { db } = parts;

  const drawn = (record: SeasonRecord, { withdrawn, firstPhaseFrom }: PublishDraw) =>
    datedPhases(publishDraw(record, withdrawn), 'MAIN', firstPhaseFrom);

  return {
    async preview(year: number, draw: PublishDraw): Promise<DrawPreview> {
      const season = await readSeason(db.handle, year);
      await checkSeen(db.handle, season.row, draw.version);
      await requirePlayers(db.handle, draw.withdrawn);
      const after = byTheRules(() => replaySeason(drawn(playedRecord(season), draw)));
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

    publish: (year: number, draw: PublishDraw, actorId: number) =>
      changeSeason(parts, year, { actorId, seen: draw.version }, async (season, tx) => {
        await requirePlayers(tx, draw.withdrawn);
        return {
          what: 'Objavljen ždrijeb',
          record: drawn(playedRecord(season), draw),
          log: { action: 'Objava ždrijeba', after: { 'Prva faza od': draw.firstPhaseFrom } },
        };
      }),

    publishConsolation: (year: number, firstPhaseFrom: string, by: ChangeContext) =>
      changeSeason(parts, year, by, (season) => ({
        what: 'Objavljen ždrijeb utješnog turnira',
        record: datedPhases(publishConsolation(playedRecord(season)), 'CONSOLATION', firstPhaseFrom),
        log: { action: 'Objava ždrijeba', after: { 'Utješni turnir od': firstPhaseFrom } },
      })),

    /** Opens a phase for results, or moves its dates (resolution 41). */
    movePhase: (year: number, { tournament, phase, startDate, endDate, version }: MovePhase, actorId: number) =>
      changeSeason(parts, year, { actorId, seen: version }, (season) => {
        const named = knockoutPhase(phase);
        if (!named) throw invalidFields({ phase: 'Ta faza ne postoji.' });
        const name = phaseName(named);
        return {
          what: `Datumi faze: ${name}`,
          record: datePhases(playedRecord(season), [{ tournament, phase: named, startDate, endDate }]),
          log: { action: 'Datumi faze', subject: `${name}, ${year}.`, after: { Od: startDate, Do: endDate } },
        };
      }),

    /**
     * The champions have their titles from the final on; after this call nothing changes any more. A season that has no
     * final, because too few players are left or nobody came to it, ends without a champion.
     */
    finish: (year: number, by: ChangeContext) =>
      changeSeason(parts, year, by, async (season, tx) => {
        const record = playedRecord(season);
        if (!mayEnd(record)) throw new Refusal(409, 'FINAL_NOT_PLAYED', 'Sezona završava kad je odigrano finale.');
        await refuseDisputed(tx, year, [...season.results.values()], 'kraja sezone');
        const champion = replaySeason(record).knockout?.main.champion;
        const name =
          champion !== undefined && isPlayer(champion) ? (await readPlayerNames(tx)).of(champion).displayName : null;
        return {
          what: name ? `Sezona je završena, prvak: ${name}` : 'Sezona je završena bez prvaka',
          columns: { state: 'FINISHED' },
          log: { action: 'Kraj sezone', after: { Prvak: name ?? 'nitko' } },
        } as const;
      }),
  };
}

/** Gives each phase of a tournament its dates, one phase after another; the third place is played with the final. */
function datedPhases(record: SeasonRecord, tournament: Tournament, firstDay: string): SeasonRecord {
  const knockout = replaySeason(record).knockout;
  let startDate = firstDay;
  const dates = phasesOf(knockout, tournament).map((phase) => {
    const dated = { tournament, phase, startDate, endDate: defaultPhaseEnd(startDate) };
    if (phase !== 'THIRD_PLACE') startDate = dayAfter(dated.endDate, 1);
    return dated;
  });
  return datePhases(record, dates);
}

function phasesOf(knockout: Knockout | null, tournament: Tournament): BracketMatch['phase'][] {
  if (!knockout) return [];
  const { qualifications, main, consolation } = knockout;
  const bracket = tournament === 'MAIN' ? main : consolation;
  if (!bracket) return [];
  const stages = bracket.stages.flatMap(([match]) => (match ? [match.phase] : []));
  const hasQualifications = tournament === 'MAIN' && qualifications.some((section) => section.stages.length > 0);
  return [
    ...(hasQualifications ? (['QUALIFICATION'] as const) : []),
    ...stages.slice(0, -1),
    ...(bracket.thirdPlace ? (['THIRD_PLACE'] as const) : []),
    ...stages.slice(-1),
  ];
}
