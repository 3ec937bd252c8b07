import type { ClubDay } from '@club/shared/contracts/club-day';

export interface LandingLink {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly kind: 'form' | 'people' | 'league' | 'results' | 'ranking';
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

/**
 * The links of the landing page during the league's dates; none outside them, even if a season is still in progress
 * (resolution 27): the season's own cards are shown below.
 */
export function leagueLinks({ landing, leagueYear }: Pick<ClubDay, 'landing' | 'leagueYear'>): LandingLink[] {
  if (landing === 'LEAGUE') {
    return [
      { kind: 'league', title: 'Trenutno kolo', text: 'Piramida i rezultati najnovijeg kola', to: '/active-league' },
      {
        kind: 'results',
        title: 'Rezultati svih kola',
        text: `Sezona ${leagueYear}., sva kola i završni turnir`,
        to: `/summer-league/${leagueYear}`,
      },
      {
        kind: 'ranking',
        title: 'Nositelji',
        text: 'Poredak prije završnog turnira',
        to: `/summer-league/seeders-list/${leagueYear}`,
      },
    ];
  }
  return [];
}
