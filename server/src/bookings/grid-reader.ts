import { createHash } from 'node:crypto';
import type { Topic } from '@club/shared/contracts/events';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import type { Live } from '../platform/live';
import { gridDays } from './booking-rules';
import { committedGridVersion, findActiveBookings } from './bookings.repository';
import { readCourtPlan } from './court-plan';
import { buildGrid, type Grid, holdersOf, presentGrid } from './grid';

const SHOWN_IN_GRID: readonly Topic[] = ['grid', 'pricing', 'club-day', 'members'];
const NOBODY = 0;

/** The grid as one member's answer, ready to send. */
export interface GridPage {
  readonly body: Buffer;
  readonly etag: string;
  readonly version: number;
}

export interface GridReader {
  /** The member's page, from memory unless something has changed. */
  page(memberId: number): Promise<GridPage>;
  /** A grid that shows at least `version`, whether or not its notice has come. */
  atLeast(version: number): Promise<Grid>;
  /** The grid from memory, unless something has changed. */
  current(): Promise<Grid>;
  /** A grid that shows all that is committed now. */
  latest(): Promise<Grid>;
  close(): void;
}

interface Loaded {
  readonly grid: Grid;
  /** Members with a booking in the grid. */
  readonly holders: ReadonlySet<number>;
  /** Only members with a booking in the grid have a page of their own, so its size bounds the map's. */
  readonly pages: Map<number, GridPage>;
}

/** Keeps the one grid that every member looks at in memory; a committed change of any process drops it. */
export function createGridReader({ db, live, clock }: { db: Database; live: Live; clock: Clock }): GridReader {
  let generation = 0;
  let kept: Loaded | undefined;
  let loading: { generation: number; today: string; result: Promise<Loaded> } | undefined;

  const drop = () => {
    generation += 1;
    kept = undefined;
  };
  const close = live.onChange((change) => {
    if (!change || SHOWN_IN_GRID.includes(change.topic)) drop();
  });

  async function load(today: string, begun: number): Promise<Loaded> {
    const plan = await readCourtPlan(db.handle, today);
    const days = gridDays(today);
    const active = await findActiveBookings(db.pool, today, days.at(-1) ?? today);
    const grid = buildGrid(plan, active);
    const loaded = { grid, holders: holdersOf(grid), pages: new Map() };
    // What changed meanwhile may be missing in it: good enough for those who asked before, not for those to come.
    if (begun === generation) kept = loaded;
    return loaded;
  }

  function read(): Promise<Loaded> {
    const today = clock.today();
    if (kept?.grid.today === today) return Promise.resolve(kept);
    if (loading?.generation !== generation || loading.today !== today) {
      const begun = generation;
      const result = load(today, begun).finally(() => {
        if (loading?.result === result) loading = undefined;
      });
      loading = { generation: begun, today, result };
    }
    return loading.result;
  }

  async function atLeast(version: number): Promise<Grid> {
    const { grid } = await read();
    if (grid.version >= version) return grid;
    // The commit has come back before its notice: what is in memory, or being loaded, is older.
    drop();
    return (await read()).grid;
  }

  return {
    async page(memberId) {
      const { grid, holders, pages } = await read();
      const reader = holders.has(memberId) ? memberId : NOBODY;
      const page = pages.get(reader) ?? toPage(grid, reader);
      pages.set(reader, page);
      return page;
    },
    atLeast,
    current: async () => (await read()).grid,
    latest: async () => atLeast(await committedGridVersion(db.handle)),
    close,
  };
}

function toPage(grid: Grid, memberId: number): GridPage {
  const body = Buffer.from(JSON.stringify(presentGrid(grid, memberId)));
  const hash = createHash('sha256').update(`${grid.version} `).update(body).digest('base64url').slice(0, 22);
  return { body, etag: `"${hash}"`, version: grid.version };
}
