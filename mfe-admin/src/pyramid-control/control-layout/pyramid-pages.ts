import {
  BallIcon,
  CalendarIcon,
  EditIcon,
  GridIcon,
  LeagueIcon,
  ScheduleIcon,
  StatisticsIcon,
} from '@club/shared/icons';

/** The pages of the pyramid control; until the season is known, its results are those of the league's home. */
export const pagesOf = (year: number | undefined) => [
  { to: '/admin/pyramid-control', label: 'Početna piramida', Icon: GridIcon },
  { to: '/admin/pyramid-control/rounds', label: 'Kola', Icon: CalendarIcon },
  { to: '/admin/pyramid-control/results', label: 'Ispravci rezultata', Icon: BallIcon },
  { to: '/admin/pyramid-control/edit-pyramids', label: 'Uređivanje piramida', Icon: EditIcon },
  { to: '/admin/pyramid-control/knockout', label: 'Završni turnir', Icon: LeagueIcon },
  { to: '/admin/pyramid-control/changes', label: 'Promjene', Icon: ScheduleIcon },
  { to: year ? `/summer-league/${year}` : '/summer-league', label: 'Rezultati piramide', Icon: StatisticsIcon },
];
