import type { ClubDay } from '@club/shared/contracts/club-day';

export interface LandingLink {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly kind: 'form' | 'people' | 'league' | 'results' | 'ranking';
}

/**
 * The links of the landing page today; none outside registration and league, even if a season is still in progress
 * (resolution #27): its own cards are shown below.
 */
export function landingLinks({ landing, leagueYear }: Pick<ClubDay, 'landing' | 'leagueYear'>): LandingLink[] {
  if (landing === 'REGISTRATION') {
    return [
      {
        kind: 'form',
        title: 'Prijava za ligu',
        text: `Prijavite se za sezonu ${leagueYear}.`,
        to: '/league-registration',
      },
      { kind: 'people', title: 'Prijavljeni igrači', text: 'Tko se već prijavio', to: '/registered-players' },
    ];
  }
  if (landing === 'LEAGUE') {
    return [
      { kind: 'league', title: 'Trenutno kolo', text: 'Piramida i rezultati najnovijeg kola', to: '/active-league' },
      {
        kind: 'results',
        title: 'Rezultati svih kola',
        text: `Sezona ${leagueYear}., sva kola i završnica`,
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
