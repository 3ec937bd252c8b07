import type { ClubTexts } from '@club/shared/contracts/club-texts';

/** The title and description of a page, as search engines and link previews show them. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

interface PublicPage {
  readonly path: string;
  /** `of`: the `year` in the address, or the name of the `player` whose number it contains, and the club's texts. */
  readonly head: (of: Named) => PageHead;
}

type Named = { readonly year: string; readonly player: string } & Pick<
  ClubTexts,
  'place' | 'summary' | 'courtsSummary'
>;

const page = (path: string, title: string, description: string): PublicPage => ({
  path,
  head: (of) => {
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: keyof Named) => of[name]);
    return { title: fill(title), description: fill(description) };
  },
});

/** Every public page with its address pattern (second specification, section 2). */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  page('/login', '', '{summary}'),
  page('/active-league', 'Trenutno kolo piramide', 'Kolo ljetne lige koje se igra: piramida, parovi i rezultati.'),
  page('/summer-league', 'Ljetna liga {place}', 'Sve sezone ljetne teniske lige: rezultati, ždrijeb, statistika.'),
  page(
    '/summer-league/:year',
    'Ljetna liga {year} {place} - piramida i rezultati',
    'Piramida i rezultati svih kola sezone {year}.',
  ),
  page(
    '/summer-league/old-leagues/:year',
    'Ljetna liga {year}. {place} – skupine i rezultati',
    'Poredak po skupinama i rezultati svih kola sezone {year}.',
  ),
  page('/summer-league/results', 'Rezultati', 'Rezultati najnovije sezone ljetne lige, sve faze.'),
  page('/summer-league/statistics', 'Statistika', 'Pobjede, porazi, setovi i gemovi svih igrača lige, sve sezone.'),
  page('/summer-league/statistics/:year', 'Statistika {year}.', 'Pobjede, porazi, setovi i gemovi u sezoni {year}.'),
  page('/summer-league/seeders-list/:year', 'Nositelji {year}.', 'Poredak prije završnog turnira sezone {year}.'),
  page('/summer-league/league-draw/:year', 'Ždrijeb {year}.', 'Ždrijeb i rezultati završnog turnira sezone {year}.'),
  page(
    '/summer-league/qualifications/:year',
    'Kvalifikacije {year}.',
    'Kvalifikacije za završni turnir sezone {year}.',
  ),
  page('/summer-league/gallery', 'Galerija', 'Slike s terena, po sezonama ljetne lige.'),
  page('/gallery/:year', 'Galerija {year}.', 'Slike s terena iz {year}. godine.'),
  page('/summer-league/league-rules', 'Pravila lige', 'Kako se igra ljetna liga: piramida, bodovi, završni turnir.'),
  page('/summer-league/players-list', 'Igrači', 'Svi koji su ikada igrali ljetnu ligu, s profilom svakoga.'),
  page(
    '/summer-league/players-list/:id',
    '{player}',
    '{player} u ljetnoj ligi {place}: mečevi, bodovi, mjesto u piramidi i naslovi.',
  ),
  page('/summer-league/winners', 'Pobjednici', 'Osvajači naslova u svim sezonama ljetne lige.'),
  page('/summer-league/h2h', 'H2H', 'Dva igrača, svi njihovi međusobni mečevi u ljetnoj ligi.'),
  page('/courts-sala-laura', 'Tereni', '{courtsSummary}'),
  page('/privatnost', 'Privatnost', 'Koje podatke klub čuva, zašto, koliko dugo i kako ih dobiti ili izbrisati.'),
  page('/contact', 'Kontakt', 'Kome se javiti za prijateljske susrete i ljetnu ligu, i gdje su tereni.'),
  page('/league-registration', 'Prijava za ligu', 'Prijavnica za sljedeću sezonu ljetne lige.'),
  page('/registered-players', 'Prijavljeni igrači', 'Tko se prijavio za sljedeću sezonu ljetne lige.'),
];
