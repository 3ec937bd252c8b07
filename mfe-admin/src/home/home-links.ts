import {
  AccountIcon,
  CalendarIcon,
  DeleteIcon,
  FlagIcon,
  FreeIcon,
  FriendlyIcon,
  GridIcon,
  InfoIcon,
  LeagueIcon,
  MailIcon,
  MaintenanceIcon,
  MoneyIcon,
  OwnIcon,
  PeopleIcon,
  RankingIcon,
  ScheduleIcon,
} from '@club/shared/icons';

export interface HomeLink {
  readonly to: string;
  readonly label: string;
  /** What the page is for, in one line. */
  readonly hint: string;
  readonly icon: typeof PeopleIcon;
}

export interface HomeGroup {
  readonly title: string;
  readonly links: readonly HomeLink[];
}

/** All pages of the administration's home (first specification, section 2), by purpose. */
export const HOME_GROUPS: readonly HomeGroup[] = [
  {
    title: 'Članovi',
    links: [
      { to: '/admin-users', label: 'Korisnici i stanja', hint: 'Uplate i gratis rezervacije', icon: PeopleIcon },
      {
        to: '/manage-users',
        label: 'Upravljanje korisnicima',
        hint: 'Novi korisnici, uloge, lozinke',
        icon: AccountIcon,
      },
    ],
  },
  {
    title: 'Rezervacije',
    links: [
      // In addition to the specification: an administrator had no link from here to the courts, where maintenance is
      // entered.
      { to: '/main-reservations', label: 'Rezervacija terena', hint: 'Raspored, termini i servis', icon: FreeIcon },
      { to: '/admin-friendly-matches', label: 'Prijateljski susreti', hint: 'Popis i izvoz', icon: FriendlyIcon },
      { to: '/admin-league-matches', label: 'Liga susreti', hint: 'Popis i izvoz', icon: LeagueIcon },
      { to: '/admin-delete-reservations', label: 'Brisanje rezervacija', hint: 'Sve rezervacije', icon: DeleteIcon },
      { to: '/admin/court-closures', label: 'Zatvaranje terena', hint: 'Kiša, radovi, turnir', icon: MaintenanceIcon },
    ],
  },
  {
    title: 'Financije',
    links: [
      { to: '/admin-total-finances', label: 'Ukupne financije', hint: 'Prihodi i rashodi udruge', icon: MoneyIcon },
      {
        to: '/admin-friendly-statistics',
        label: 'Prijateljski financije',
        hint: 'Prijateljski susreti po godinama',
        icon: MoneyIcon,
      },
      { to: '/admin-league-finances', label: 'Financije lige', hint: 'Prihodi i rashodi lige', icon: MoneyIcon },
      { to: '/admin-payments-league', label: 'Uplate za ligu', hint: 'Članarine po godinama', icon: MoneyIcon },
    ],
  },
  {
    title: 'Liga',
    links: [
      { to: '/admin/pyramid-control', label: 'Kontrola piramide', hint: 'Igrači u piramidi', icon: RankingIcon },
      { to: '/admin/league-registrations', label: 'Prijave za ligu', hint: 'Prihvaćanje i povezivanje', icon: OwnIcon },
      { to: '/admin/gallery', label: 'Galerija', hint: 'Slike po godinama', icon: GridIcon },
      { to: '/admin/season-import', label: 'Uvoz sezone', hint: 'Prošle sezone iz datoteka', icon: LeagueIcon },
    ],
  },
  {
    title: 'Klub',
    links: [
      { to: '/admin/settings', label: 'Postavke', hint: 'Sezone, termini, cjenik, datumi', icon: CalendarIcon },
      { to: '/admin/action-log', label: 'Dnevnik', hint: 'Tko je što promijenio', icon: ScheduleIcon },
      { to: '/admin/sent-mail', label: 'Poslana pošta', hint: 'E-poruke članovima i njihovo stanje', icon: MailIcon },
      { to: '/admin/status', label: 'Stanje sustava', hint: 'Procesi, baza, kopije, greške', icon: InfoIcon },
      { to: '/admin/first-steps', label: 'Prvi koraci', hint: 'Priprema i otvaranje kluba', icon: FlagIcon },
    ],
  },
];
