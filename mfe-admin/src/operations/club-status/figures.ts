import type { ClubStatus } from '@club/shared/contracts/club-status';
import { dayCount, formatNumber, formatPercent, plural, shortMoment } from '@club/shared/domain';
import type { Figure } from './figure-list';
import { isRunning } from './is-running';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** `30 MB`; below a megabyte `52 kB`, so that a new club's backup does not look empty. */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / KILOBYTE)} kB` : `${formatNumber(bytes / MEGABYTE, 1)} MB`;

/** `3 dana` for a number of hours: for backups days are precise enough. */
function ageText(hours: number): string {
  if (hours < 48) return `${hours} h`;
  return dayCount(Math.floor(hours / 24));
}

function scheduleText(everyHours: number): string {
  if (everyHours === 0) return 'isključen';
  if (everyHours === 1) return 'svaki sat';
  return `${plural(everyHours, 'svaki', 'svaka', 'svakih')} ${everyHours} ${plural(everyHours, 'sat', 'sata', 'sati')}`;
}

const versionText = ({ version, canary }: ClubStatus['remotes'][number]): string =>
  `${version ?? 'bez oznake'}${canary ? `, probna ${canary.version} (${formatPercent(canary.share, 1)})` : ''}`;

export const versionFigures = ({ shell, remotes }: ClubStatus): Figure[] => [
  { label: 'Ljuska', value: shell ?? 'bez oznake' },
  ...remotes.map((remote) => ({ label: remote.title, value: versionText(remote) })),
];

export const databaseFigures = ({ database }: ClubStatus): Figure[] => [
  { label: 'Vrsta', value: database.engine === 'postgres' ? 'PostgreSQL' : 'ugrađena' },
  { label: 'Inačica', value: database.version },
  { label: 'Veličina', value: sizeText(database.bytes) },
  { label: 'Odgovara za', value: `${formatNumber(database.latencyMs, 1)} ms` },
  { label: 'Nadogradnje', value: `${database.migrations}, zadnja ${database.lastMigration ?? '–'}` },
];

export function backupFigures({ backup: { lastAt, ageHours, bytes, everyHours } }: ClubStatus): Figure[] {
  const schedule = { label: 'Raspored', value: scheduleText(everyHours) };
  if (lastAt === null) return [{ label: 'Zadnja', value: 'nema nijedne' }, schedule];
  return [
    { label: 'Zadnja', value: shortMoment(lastAt) },
    { label: 'Starost', value: ageHours === null ? '–' : ageText(ageHours) },
    { label: 'Veličina', value: bytes === null ? '–' : sizeText(bytes) },
    schedule,
  ];
}

export const noticeFigures = ({ notices, processes }: ClubStatus): Figure[] => [
  { label: 'Čeka na slanje', value: String(notices.waiting) },
  {
    label: 'Najstarija čeka',
    value: notices.oldestWaitingMinutes === null ? '–' : `${notices.oldestWaitingMinutes} min`,
  },
  { label: 'Neposlano u tjedan dana', value: String(notices.failed) },
  {
    label: 'Otvorenih veza uživo',
    value: String(processes.filter(isRunning).reduce((sum, { streams }) => sum + streams, 0)),
  },
];
