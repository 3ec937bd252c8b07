import type { RoundAbsence, SeasonControl } from '@club/shared/contracts/league/rounds';
import { dayAfter } from '@club/shared/domain';
import type { Clock } from '../../platform/clock';
import type { Database, Handle } from '../../platform/database';
import { drawOf } from '../draw/draw.repository';
import {
  EngineRefusal,
  matchesAhead,
  mayEnd,
  playersOf,
  publishConsolation,
  publishDraw,
  type SeasonRecord,
} from '../engine';
import { joiningPlayers } from '../entries/joining-players';
import { activeEntriesOf, entriesOf } from '../entries/league-entries.repository';
import { presentDisputed, presentMatch } from '../matches/match.presenter';
import { erasedInDraw, erasedInPyramid, leavingWithErased } from '../players/erased-players';
import { erasedOf } from '../players/league-players.repository';
import { type PlayerNames, readPlayerNames } from '../players/player-names';
import { leagueRound, readSeasonPages } from '../pyramids/season-pages';
import { isUnpublished, type LeagueSeasonRow } from '../seasons/league-seasons.repository';
import { readSeason } from '../seasons/stored-season';
import { lastEnded } from '../undo/ended-season';
import { undoState } from '../undo/undo-state';
import { mayReturn } from '../withdrawals/withdrawals';

export type ReadSeasonControl = ReturnType<typeof createSeasonControl>;

export function createSeasonControl({ db, clock }: { db: Database; clock: Clock }) {
  /** What the administration sees of a season. */
  return async (year: number): Promise<SeasonControl> => {
    const season = await readSeason(db.handle, year);
    const { row, record } = season;
    const pages = await readSeasonPages(db.handle, year);
    const joining = await joiningPlayers(db.handle, year, record);
    const unplaced = await unplacedPlayers(db.handle, row);
    const draw = record?.knockout ? await drawOf(db.handle, year) : undefined;
    const returning = await returnable(db.handle, row, record);
    const leaving = await leavingPlayers(db.handle, row, record);
    // Read last: a player may be accepted in between.
    const names = await readPlayerNames(db.handle);
    const open = pages.matches.filter(({ closed }) => !closed);
    const unfinished = row.state === 'FINISHED' ? null : record;
    return {
      year,
      kind: row.kind,
      state: row.state,
      version: row.version,
      plannedRounds: row.planned_rounds,
      rounds: pages.rounds.map((round) => leagueRound(pages, round)),
      openMatches: open.map((match) => presentMatch(match, names)),
      openFixtures: draw && matchesAhead(draw),
      disputed: presentDisputed(open, names),
      absences: record ? absencesIn(record, names) : [],
      joining: joining.map(names.of),
      unplaced: unplaced.flatMap((id) => names.find(id) ?? []),
      leaving: leaving.map(names.of),
      mayReturn: returning.flatMap((id) => names.find(id) ?? []),
      undo: await undoState(db.handle, season, clock.today()),
      ended: await lastEnded(db.handle, row),
      nextDates: nextDates(row, record, clock.today()),
      isDrawn: Boolean(record?.knockout),
      isConsolationDrawn: record?.knockout?.isConsolationDrawn === true,
      ...(unfinished ? await nextSteps(db.handle, unfinished) : NO_STEPS),
    };
  };
}

type Steps = Pick<SeasonControl, 'mayDraw' | 'mayDrawConsolation' | 'mayFinish'>;
const NO_STEPS: Steps = { mayDraw: false, mayDrawConsolation: false, mayFinish: false };

/** The possible next steps, each as its call would be answered: without the players whose personal data are erased. */
async function nextSteps(handle: Handle, record: SeasonRecord): Promise<Steps> {
  const erased = await erasedInPyramid(handle, record);
  const outOfConsolation = await erasedInDraw(handle, record);
  return {
    mayDraw: isAllowed(() => publishDraw(record, erased)),
    mayDrawConsolation: isAllowed(() => publishConsolation(record, outOfConsolation)),
    mayFinish: mayEnd(record, erased),
  };
}

/** Latest round first. */
function absencesIn({ rounds }: SeasonRecord, names: PlayerNames): RoundAbsence[] {
  return rounds
    .flatMap(({ absences }, index) =>
      absences.map(({ player, substitute }): RoundAbsence => {
        return { round: index + 1, player: names.of(player), substitute: names.maybe(substitute) };
      }),
    )
    .reverse();
}

/** Before the first publication: the entries that the draft does not contain, in the order of registration. */
async function unplacedPlayers(handle: Handle, season: LeagueSeasonRow): Promise<number[]> {
  if (!isUnpublished(season)) return [];
  const placed = new Set(playersOf(season.draft));
  const entries = await activeEntriesOf(handle, season.year);
  return entries.map(({ playerId }) => playerId).filter((playerId) => !placed.has(playerId));
}

/** Players who leave with the next publication, the draw included: those who have withdrawn, and the erased ones. */
async function leavingPlayers(handle: Handle, { state }: LeagueSeasonRow, record: SeasonRecord | null) {
  if (!record || record.knockout) return [];
  const { leaving = [] } = record.rounds.at(-1) ?? {};
  return state === 'FINISHED' ? leaving : [...leaving, ...(await leavingWithErased(handle, record, []))];
}

/** Players who have withdrawn and may still return; not those whose personal data are erased. */
async function returnable(handle: Handle, { year, state }: LeagueSeasonRow, record: SeasonRecord | null) {
  if (state === 'FINISHED') return [];
  const withdrawn = (await entriesOf(handle, year)).filter(({ withdrawnOn }) => withdrawnOn !== null);
  const gone = new Set([...withdrawn.map(({ playerId }) => playerId), ...(record?.rounds.at(-1)?.leaving ?? [])]);
  const erased = await erasedOf(handle, [...gone]);
  return [...gone].filter((playerId) => mayReturn(record, playerId) && !erased.includes(playerId));
}

/**
 * The day after the open round, or the planned start, for as many days as a round of the season has; not before today:
 * nobody is notified of a round that is over.
 */
function nextDates(row: LeagueSeasonRow, record: SeasonRecord | null, today: string): SeasonControl['nextDates'] {
  if (record?.isFinished || row.kind !== 'RULES') return null;
  const last = record?.rounds.at(-1);
  const planned = last ? dayAfter(last.endDate, 1) : row.starts_on;
  const startDate = planned && planned > today ? planned : today;
  return { startDate, endDate: dayAfter(startDate, row.round_days - 1) };
}

function isAllowed(publish: () => SeasonRecord): boolean {
  try {
    publish();
    return true;
  } catch (error) {
    if (error instanceof EngineRefusal) return false;
    throw error;
  }
}
