import { REMOTE_CONTRACT, type RemoteModule } from '@club/shared/federation';
import type { RouteObject } from '@club/shared/router';
import { UnderConstruction } from '@club/shared/ui-core';

const titles: Record<string, string> = {
  '/active-league': 'Trenutno kolo piramide',
  '/summer-league': 'Ljetna liga',
  '/summer-league/:year': 'Ljetna liga – piramida i rezultati',
  '/summer-league/old-leagues/:year': 'Ljetna liga – grupe i rezultati',
  '/summer-league/statistics': 'Statistika',
  '/summer-league/statistics/:year': 'Statistika',
  '/summer-league/seeders-list/:year': 'Nositelji',
  '/summer-league/league-draw/:year': 'Ždrijeb',
  '/summer-league/qualifications/:year': 'Kvalifikacije',
  '/summer-league/gallery': 'Galerija',
  '/gallery/:year': 'Galerija',
  '/summer-league/league-rules': 'Pravila lige',
  '/summer-league/players-list': 'Igrači',
  '/summer-league/players-list/:id': 'Profil igrača',
  '/summer-league/winners': 'Pobjednici',
  '/summer-league/results': 'Rezultati',
  '/summer-league/h2h': 'H2H',
  '/courts-sala-laura': 'Tereni',
  '/contact': 'Kontakt',
  '/league-registration': 'Prijava za ligu',
  '/registered-players': 'Prijavljeni igrači',
  '/my-results-league': 'Unos rezultata',
};

export const contract = REMOTE_CONTRACT;
export const routes: RouteObject[] = Object.entries(titles).map(([path, title]) => ({
  path,
  element: <UnderConstruction title={title} />,
}));

({ contract, routes }) satisfies RemoteModule;
