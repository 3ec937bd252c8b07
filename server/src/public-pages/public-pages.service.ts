import type { ClubProfile } from '@club/shared/contracts/club-profile';
import { YearText } from '@club/shared/contracts/league/scalars';
import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { RowId } from '@club/shared/contracts/scalars';
import { surnameFirst } from '@club/shared/domain';
import { coversByYear } from '../gallery';
import { findPlayer, hasSeason, hidesNewestResults, seasonLinks, yearsByPlayer } from '../league';
import type { Database } from '../platform/database';
import { bestFit } from '../platform/http';
import { type PageHead, PUBLIC_PAGES } from './page-heads';

/** The pages of a season, except its gallery. They follow its links, as in mfe-league (resolution 48). */
function pagesOf({ year, links }: Pick<LeagueSeason, 'year' | 'links'>): string[] {
  const pages: readonly [boolean, string][] = [
    [links.results, `/summer-league/${year}`],
    [links.oldLeague && !links.results, `/summer-league/old-leagues/${year}`],
    [links.seeders, `/summer-league/seeders-list/${year}`],
    [links.draw, `/summer-league/league-draw/${year}`],
    [links.qualifications, `/summer-league/qualifications/${year}`],
    [links.statistics, `/summer-league/statistics/${year}`],
  ];
  return pages.filter(([exists]) => exists).map(([, path]) => path);
}

export type PublicPages = ReturnType<typeof createPublicPages>;

/** @param club returns the current profile: its name is the end of a page's title, as on the pages themselves */
export function createPublicPages(db: Database, club: () => Pick<ClubProfile, 'name' | 'texts'>) {
  async function playerName(id: string): Promise<string | undefined> {
    const row = RowId.safeParse(id).data;
    if (row === undefined || !(await hasSeason(db.handle, row))) return undefined;
    const player = await findPlayer(db.handle, row);
    return player && surnameFirst(player);
  }

  return {
    /** The head of a public page; undefined for any other path, and for an invalid player or year. */
    async headOf(path: string): Promise<PageHead | undefined> {
      const found = bestFit(PUBLIC_PAGES, (each) => each.path, path);
      if (!found) return undefined;
      const last = path.split('/').filter(Boolean).at(-1) ?? '';
      if (found.path.endsWith(':year') && !YearText.safeParse(last).success) return undefined;
      const player = found.path.endsWith(':id') ? await playerName(last) : '';
      if (player === undefined) return undefined;
      const { name, texts } = club();
      const { title, description } = found.head({ ...texts, year: last, player });
      return { title: found.path === '/login' ? name : `${title} · ${name}`, description };
    },

    /** Paths of all public pages with content that no administrator has hidden. */
    async paths(): Promise<string[]> {
      const seasons = await seasonLinks(db.handle);
      const players = await yearsByPlayer(db.handle);
      const galleries = await coversByYear(db.handle);
      const withoutGallery = new Set(seasons.filter(({ links }) => !links.gallery).map(({ year }) => year));
      const hidden = (await hidesNewestResults(db.handle)) ? '/summer-league/results' : undefined;
      const fixed = PUBLIC_PAGES.map(({ path }) => path).filter((path) => !path.includes(':') && path !== hidden);
      return [
        ...fixed,
        ...seasons.flatMap(pagesOf),
        ...galleries.filter(({ year }) => !withoutGallery.has(year)).map(({ year }) => `/gallery/${year}`),
        ...[...players.keys()].map((id) => `/summer-league/players-list/${id}`),
      ];
    },
  };
}
