import type { FreeSlots } from '@club/shared/contracts/bookings/free-slots';
import type { Topic } from '@club/shared/contracts/events';
import { entityTag } from '../platform/http';
import type { Change, Patch } from '../platform/live';
import type { ServiceParts } from '../platform/service-parts';
import { gridDays } from './booking-rules';
import { type ActiveBooking, committedGridVersion, findActiveBookings } from './bookings.repository';
import { cellKey } from './cell';
import { freeSlots } from './free-slots';
import { buildGrid, type EarlierGrid, type Grid, type GridRow, holdersOf, presentRow } from './grid';
import type { GridCache } from './grid-change';
import { type GridPlan, readGridPlan } from './priced-plan';

const SHOWN_IN_GRID: readonly Topic[] = ['grid', 'pricing', 'club-day', 'members'];
const NOBODY = 0;

/** The grid as a member's answer, ready to send. */
export interface GridPage {
  readonly body: Buffer;
  readonly etag: string;
  readonly version: number;
}

export interface GridReader extends GridCache {
  /** The member's page, cached until something changes; at least of the given version. */
  page(memberId: number, version?: number): Promise<GridPage>;
  /** A grid with all committed changes. */
  latest(): Promise<Grid>;
  /** The slots that are free now. */
  freeSlots(): Promise<FreeSlots>;
  /** The rows changed by a booking or cancellation of this process, for open pages with the previous version. */
  patchOf(change: Change): Patch | undefined;
  close(): void;
}

interface Loaded {
  readonly plan: GridPlan;
  readonly bookings: readonly ActiveBooking[];
  readonly grid: Grid;
  /** Each row without own bookings, serialized once for all pages. */
  readonly rows: readonly string[];
  /** Members with a booking in the grid. */
  readonly holders: ReadonlySet<number>;
  /** Only members with a booking in the grid have their own page, so its size limits the map's. */
  readonly pages: Map<number, GridPage>;
}

/** Caches the one grid that all members read; a committed change of any process invalidates it. */
export function createGridReader({ db, live, clock }: ServiceParts): GridReader {
  let generation = 0;
  let cached: Loaded | undefined;
  let step: { version: number; patch: Patch } | undefined;
  let loading: { generation: number; today: string; result: Promise<Loaded> } | undefined;

  const drop = () => {
    generation += 1;
    cached = undefined;
  };
  const close = live.onChange((change) => {
    const isShown = change?.topic === 'grid' && cached && cached.grid.version >= change.version;
    if (!change || (SHOWN_IN_GRID.includes(change.topic) && !isShown)) drop();
  });

  async function load(today: string, begun: number): Promise<Loaded> {
    const [, , , last] = gridDays(today);
    // The version is read before the plan: after a change in between the version is too old, which the event of the
    // change repairs. A plan that is too old would never be repaired.
    const { version, bookings } = await findActiveBookings(db.pool, today, last);
    const plan = await readGridPlan(db.handle, today);
    const loaded = toLoaded(plan, version, bookings);
    // It may miss a change that was made meanwhile: good enough for earlier requests, not for later ones.
    if (begun === generation) cached = loaded;
    return loaded;
  }

  function read(): Promise<Loaded> {
    const today = clock.today();
    if (cached?.grid.today === today) return Promise.resolve(cached);
    if (loading?.generation !== generation || loading.today !== today) {
      const begun = generation;
      const result = load(today, begun).finally(() => {
        if (loading?.result === result) loading = undefined;
      });
      loading = { generation: begun, today, result };
    }
    return loading.result;
  }

  async function atLeast(version: number): Promise<Loaded> {
    const loaded = await read();
    if (loaded.grid.version >= version) return loaded;
    // The answer of the commit arrived before its notification: the cached grid, or the one being loaded, is older.
    drop();
    return read();
  }

  return {
    async page(memberId, version = 0) {
      const loaded = await atLeast(version);
      const reader = loaded.holders.has(memberId) ? memberId : NOBODY;
      const page = loaded.pages.get(reader) ?? toPage(loaded, reader);
      loaded.pages.set(reader, page);
      return page;
    },
    apply({ version, booked, freed }) {
      // Only the next version: in between, another process may have changed the grid too.
      if (cached?.grid.version !== version - 1) return drop();
      const gone = new Set(freed.map(cellKey));
      const bookings = cached.bookings.filter((booking) => !gone.has(cellKey(booking)));
      // New slot times, saved after the booking was read, have moved it to another slot.
      if (cached.bookings.length - bookings.length !== gone.size) return drop();
      generation += 1;
      const before = cached;
      const changed = new Set([...booked, ...freed].map(({ slotId }) => slotId));
      cached = toLoaded(cached.plan, version, [...bookings, ...booked], { ...cached, changed });
      const patch = patchBetween(before, cached, changed);
      step = patch && { version, patch };
    },
    patchOf: ({ topic, version }) => (topic === 'grid' && step?.version === version ? step.patch : undefined),
    freeSlots: async () => freeSlots((await read()).grid, clock.wallClock()),
    latest: async () => (await atLeast(await committedGridVersion(db.handle))).grid,
    close,
  };
}

function toLoaded(
  plan: GridPlan,
  version: number,
  bookings: readonly ActiveBooking[],
  earlier?: EarlierGrid & Pick<Loaded, 'rows'>,
): Loaded {
  const grid = buildGrid(plan, { version, bookings }, earlier);
  const written = new Map(earlier?.grid.rows.map((row, index) => [row, earlier.rows[index]]));
  const rows = grid.rows.map((row) => written.get(row) ?? JSON.stringify(presentRow(row, NOBODY)));
  return { plan, bookings, grid, rows, holders: holdersOf(grid.rows), pages: new Map() };
}

/** Undefined when a row was added or removed: then the whole page must be sent. */
function patchBetween(before: Loaded, after: Loaded, slotIds: ReadonlySet<number>): Patch | undefined {
  const changed = ({ slot }: GridRow) => slotIds.has(slot.id);
  const rows = [before, after].map(({ grid }) => grid.rows.filter(changed));
  if (before.grid.today !== after.grid.today || rows.some(({ length }) => length !== slotIds.size)) return undefined;
  const json = `[${after.grid.rows.flatMap((row, index) => (changed(row) ? after.rows[index] : [])).join(',')}]`;
  return { from: before.grid.version, json, notFor: holdersOf(rows.flat()) };
}

function toPage({ grid, rows }: Loaded, memberId: number): GridPage {
  const isOwn = ({ cells }: GridRow) => cells.some((cell) => cell.memberId === memberId);
  const written = grid.rows.map((row, index) => (isOwn(row) ? JSON.stringify(presentRow(row, memberId)) : rows[index]));
  const body = Buffer.from(`[${written.join(',')}]`);
  return { body, etag: entityTag(`${grid.version} `, body), version: grid.version };
}
