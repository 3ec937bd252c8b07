import type { ClubDay } from '@club/shared/contracts/club-day';
import type { LeagueSeason } from '@club/shared/contracts/league/seasons';

export interface LandingLink {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** The last two are pages of a season, as in its `links`. */
  readonly kind: 'form' | 'people' | 'league' | 'results' | 'seeders';
}

/**
 * The links during the weeks of registration; a closed registration has no form to link to.
 *
 * @param isOpen false: an administrator has closed it
 */
export function registrationLinks(leagueYear: number, isOpen: boolean): LandingLink[] {
  const people = { kind: 'people', title: 'Prijavljeni igrači', to: '/registered-players' } as const;
  if (!isOpen) return [{ ...people, text: `Prijave za sezonu ${leagueYear}. su zatvorene.` }];
  return [
    {
      kind: 'form',
      title: 'Prijava za ligu',
      text: `Prijavite se za sezonu ${leagueYear}.`,
      to: '/league-registration',
    },
    { ...people, text: 'Tko se već prijavio' },
  ];
}

/** A page of a season, which an administrator may have hidden; the page of the current round never is. */
export const isHideable = (kind: LandingLink['kind']): kind is 'results' | 'seeders' =>
  kind === 'results' || kind === 'seeders';

/**
 * The links of the landing page during the league's dates; none outside them, even if a season is still in progress
 * (resolution 27): the season's own cards are shown below.
 *
 * @param pages of the season, of which an administrator may have hidden some; undefined before its first publication
 */
export function leagueLinks(
  { landing, leagueYear }: Pick<ClubDay, 'landing' | 'leagueYear'>,
  pages: LeagueSeason['links'] | undefined,
): LandingLink[] {
  if (landing !== 'LEAGUE') return [];
  const links: LandingLink[] = [
    { kind: 'league', title: 'Trenutno kolo', text: 'Piramida i rezultati najnovijeg kola', to: '/active-league' },
    {
      kind: 'results',
      title: 'Rezultati svih kola',
      text: `Sezona ${leagueYear}., sva kola i završni turnir`,
      to: `/summer-league/${leagueYear}`,
    },
    {
      kind: 'seeders',
      title: 'Nositelji',
      text: 'Poredak prije završnog turnira',
      to: `/summer-league/seeders-list/${leagueYear}`,
    },
  ];
  return links.filter(({ kind }) => !isHideable(kind) || pages?.[kind] !== false);
}
