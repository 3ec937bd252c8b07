import type { ControlPlayer, PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import type { SeasonChanged } from '@club/shared/contracts/league/season-changes';
import { yearOf } from '@club/shared/domain';
import type { Handle, Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import {
  checkPublishable,
  clearCell,
  finalOrder,
  indexOf,
  initialOrder,
  type Order,
  type Place,
  playersOf,
  replaySeason,
} from '../engine';
import { activeEntriesOf, entriesOf } from '../entries/league-entries.repository';
import { roundKey } from '../matches/phase-keys';
import { requirePresent } from '../players/erased-players';
import { type PlayerNames, readPlayerNames } from '../players/player-names';
import { leagueRound, readSeasonPages, sheetOf } from '../pyramids/season-pages';
import { type ChangeContext, changeSeason } from '../season-changes/change-season';
import { allSeasons, isPlayed, isUnpublished } from '../seasons/league-seasons.repository';
import { readSeason, type StoredSeason } from '../seasons/stored-season';
import { undoState } from '../undo/undo-state';
import { archivedOrder } from './archived-order';
import { presentDraft } from './draft.presenter';
import { draftChange, emptiedText, published, type Selection, selectInDraft } from './draft-change';
import { selectSubstitute } from './select-substitute';

export type PyramidControlService = ReturnType<typeof createPyramidControl>;

/** Administration of the pyramid: the draft of the first one, later the substitutes of the open round. */
export function createPyramidControl(parts: ServiceParts) {
  const { db, clock } = parts;

  /** Changes an unpublished pyramid. */
  const changeDraft = (
    year: number,
    by: ChangeContext,
    what: string,
    work: (draft: Order, season: StoredSeason, names: PlayerNames, tx: Tx) => Promise<Order> | Order,
  ) =>
    changeSeason(parts, year, by, async (season, tx) => {
      if (!isUnpublished(season.row)) throw published(season.row);
      const names = await readPlayerNames(tx);
      const draft = await work(season.row.draft, season, names, tx);
      await requirePresent(tx, newlyPlaced(season.row.draft, draft));
      return draftChange(what, draft);
    });

  return {
    /** GET /admin/pyramid-control */
    async read(): Promise<PyramidControl> {
      const season = await readSeason(db.handle, await controlledYear(db.handle, clock.today()));
      const { row } = season;
      const pages = await readSeasonPages(db.handle, row.year);
      const names = await readPlayerNames(db.handle);
      const last = pages.rounds.at(-1);
      const cells = last ? sheetOf(pages, 'INITIAL', last.number, names) : presentDraft(row.year, row.draft, names);
      return {
        'List of players': await controlPlayers(db.handle, season, cells, names),
        'List of pyramid': cells,
        year: row.year,
        version: row.version,
        state: row.state,
        round: last ? leagueRound(pages, last) : null,
        plannedRounds: row.planned_rounds,
        publishedRounds: pages.rounds.length,
        presetYear: last ? null : ((await lastFinalOrder(db.handle, row.year))?.year ?? null),
        undo: await undoState(db.handle, season, clock.today()),
      };
    },

    /** GET /admin/pyramid-initial/{year}[/{phase}]: the first pyramid or its draft, or that of a round. */
    async initial(year: number, phase?: string): Promise<PyramidCell[]> {
      const pages = await readSeasonPages(db.handle, year);
      const names = await readPlayerNames(db.handle);
      const round = pages.rounds.find(({ number }) => phase === undefined || roundKey(number) === phase);
      if (round) return sheetOf(pages, 'INITIAL', round.number, names);
      if (phase === undefined) return presentDraft(year, pages.season.draft, names);
      throw new Refusal(404, 'ROUND_UNKNOWN', 'To kolo nije objavljeno.');
    },

    /** POST /admin/select-player */
    async select(selection: Selection, by: ChangeContext) {
      const year = await controlledYear(db.handle, clock.today());
      return changeSeason(parts, year, by, async (season, tx) => {
        if (selection.player !== null) await requirePresent(tx, [selection.player]);
        const names = await readPlayerNames(tx);
        return isUnpublished(season.row)
          ? selectInDraft(season, selection, names)
          : selectSubstitute(tx, season, selection, names);
      });
    },

    /** POST /admin/clear-pyramid-row-position; `expected` is the player that the page showed in the cell. */
    async clearCell(place: Place, expected: number | undefined, by: ChangeContext) {
      return changeDraft(await controlledYear(db.handle, clock.today()), by, emptiedText(place), (draft) => {
        const present = draft[indexOf(place)] ?? null;
        if (expected !== undefined && present !== expected) {
          throw new Refusal(
            409,
            'CELL_CHANGED',
            'Na tom je mjestu u međuvremenu netko drugi. Prikazan je novi raspored.',
          );
        }
        return clearCell(draft, place);
      });
    },

    /** DELETE /admin/clear-all-pyramid */
    clearAll: async (by: ChangeContext) =>
      changeDraft(await controlledYear(db.handle, clock.today()), by, 'Ispražnjena cijela piramida', () => []),

    /** PUT /admin/pyramid-initial/{year}: the whole draft; holes are allowed until it is published. */
    saveDraft: (year: number, order: Order, by: ChangeContext) =>
      changeDraft(year, by, 'Uređena početna piramida', () => order),

    /** POST /admin/pyramid-initial/{year}/preset: last season's final order, then new players (R1, resolution 38). */
    async presetDraft(year: number, by: ChangeContext): Promise<SeasonChanged> {
      const last = await lastFinalOrder(db.handle, year);
      const how = last ? `po poretku lige iz ${last.year}. godine` : 'po redu prijave';
      const { version } = await changeDraft(
        year,
        by,
        `Početna piramida ${how}`,
        async (_draft, _season, _names, tx) => {
          const entries = (await activeEntriesOf(tx, year)).map(({ playerId, registeredAt }) => {
            return { player: playerId, registeredAt: registeredAt.toISOString() };
          });
          const order = initialOrder(entries, last?.order ?? []);
          return order.length === 0 ? order : checkPublishable(order);
        },
      );
      return { message: `Piramida je složena ${how}.`, version };
    },
  };
}

const newlyPlaced = (before: Order, after: Order): number[] =>
  playersOf(after).filter((player) => !before.includes(player));

/** The season that is played, else the one to be played next, else the newest. */
async function controlledYear(handle: Handle, today: string): Promise<number> {
  const seasons = await allSeasons(handle);
  const own = seasons.filter(({ kind }) => kind === 'RULES');
  const played = own.findLast(isPlayed);
  const next = own.findLast(({ year, state }) => state === 'PREPARING' && year >= yearOf(today));
  const year = (played ?? next ?? seasons[0])?.year;
  if (year === undefined) throw new Refusal(404, 'SEASON_UNKNOWN', 'Liga još nema nijedne sezone.');
  return year;
}

/** The last season before a year, with its final order. Null before the first pyramid of the club. */
async function lastFinalOrder(
  handle: Handle,
  before: number,
): Promise<{ year: number; order: readonly number[] } | null> {
  const last = (await allSeasons(handle)).find(({ year, state }) => year < before && state !== 'PREPARING');
  if (!last) return null;
  const { year } = last;
  const { record } = await readSeason(handle, year);
  if (record) return { year, order: finalOrder(replaySeason(record)) };
  const order = archivedOrder(await readSeasonPages(handle, year));
  return order.length > 0 ? { year, order } : null;
}

async function controlPlayers(
  handle: Handle,
  { row, record }: StoredSeason,
  cells: readonly PyramidCell[],
  names: PlayerNames,
): Promise<ControlPlayer[]> {
  const entries = new Map((await entriesOf(handle, row.year)).map((entry) => [entry.playerId, entry]));
  const withdrawals = new Map(
    (record ? replaySeason(record).withdrawals : []).map(({ player, beforeRound }) => [player, beforeRound]),
  );
  const regulars = new Set(cells.map(({ player, substituted }) => (substituted ?? player)?.id));
  const substitutes = new Set(cells.flatMap(({ player, substituted }) => (substituted && player ? [player.id] : [])));
  const isPlaced = (id: number) => regulars.has(id) || substitutes.has(id);
  const offered = names.rows.filter(({ id, erasedAt }) => !erasedAt || isPlaced(id));
  return offered.map(({ id, nickname }) => {
    const entry = entries.get(id);
    const withdrawnBefore = withdrawals.get(id);
    return {
      ...names.of(id),
      nadimak: nickname,
      entered: entry !== undefined && entry.withdrawnOn === null,
      inPyramid: regulars.has(id),
      isSubstitute: substitutes.has(id),
      withdrawn: entry !== undefined && entry.withdrawnOn !== null,
      ...(withdrawnBefore && { withdrawnBefore }),
    };
  });
}
