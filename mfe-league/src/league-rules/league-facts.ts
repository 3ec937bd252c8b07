import type { RegistrationWindow } from '@club/shared/contracts/league/registration';
import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { formatEuros, plural, shortDate } from '@club/shared/domain';
import { DRAW_PLACES, drawByes, fieldSize } from '../season/draw-byes';
import { roundRange, yearList } from '../season/season-lists';

type Season = Pick<LeagueSeason, 'year' | 'kind' | 'players' | 'activePlayers' | 'plannedRounds'>;

const pyramids = (seasons: readonly Season[]) =>
  seasons.filter(({ kind }) => kind !== 'GROUPS').toSorted((a, b) => a.year - b.year);

const ORDINALS = ['prva', 'druga', 'treća', 'četvrta', 'peta', 'šesta', 'sedma', 'osma', 'deveta', 'deseta'];

/** Since when the league exists, and which season is the newest; undefined before the first. */
export function beginningText(seasons: readonly Season[]): string | undefined {
  const sorted = seasons.toSorted((a, b) => a.year - b.year);
  const [first, newest] = [sorted[0], sorted.at(-1)];
  if (!first || !newest) return undefined;
  const ordinal = ORDINALS[sorted.length - 1] ?? `${sorted.length}. po redu`;
  const earlier = sorted.slice(0, -1);
  const before =
    earlier.length === 0
      ? '.'
      : `: ${earlier.length === 1 ? 'prethodila joj je' : 'prethodile su joj'} ${yearList(earlier)}`;
  return `Ljetna liga igra se od ${first.year}. godine. Sezona ${newest.year}. je ${ordinal}${before}`;
}

/** How many rounds the newest season has, and the earlier ones had; seasons in groups had none of the pyramid. */
export function roundsText(seasons: readonly Season[]): string {
  const sorted = pyramids(seasons);
  const newest = sorted.at(-1);
  if (!newest) return 'Kolo traje 7 do 8 dana.';
  const { plannedRounds } = newest;
  const now = `Sezona ${newest.year}. ima ${plannedRounds} ${plural(plannedRounds, 'kolo', 'kola', 'kola')}, a kolo traje 7 do 8 dana.`;
  const earlier = sorted.slice(0, -1);
  return earlier.length === 0 ? now : `${now} Ranijih godina kola je bilo ${roundRange(earlier)}.`;
}

/** Who enters the knockout where: as in the newest season, for as many players. */
export function knockoutRules(seasons: readonly Season[]): string[] {
  const newest = pyramids(seasons).at(-1);
  const players = newest ? fieldSize(newest) : 0;
  if (players > 0 && players <= DRAW_PLACES) {
    const byes = drawByes(players);
    return [
      'Mjesta u ždrijebu koja ostanu bez igrača slobodna su kola za najbolje po bodovima.',
      byes === 0
        ? `S ${players} igrača svi igraju prvo kolo završnog turnira.`
        : `S ${players} igrača u prvom kolu završnog turnira ${plural(byes, 'slobodan je', 'slobodna su', 'slobodno je')} ${byes} ${plural(byes, 'najbolji', 'najbolja', 'najboljih')}.`,
    ];
  }
  return [
    'Prvih 16 po bodovima slobodno je u prvom kolu završnog turnira.',
    'Igrači od 17. do 40. mjesta ulaze u 1/32 finala, a igrači od 41. mjesta igraju kvalifikacije za preostala mjesta.',
  ];
}

/** The fee of the season that people register for; without cents if it has none. */
export function feeText({ fee, feeDeadline }: Pick<RegistrationWindow, 'fee' | 'feeDeadline'>): string {
  const amount = `Članarina je ${Number.isInteger(fee) ? `${fee} €` : formatEuros(fee)} po igraču`;
  return feeDeadline ? `${amount}, a rok za uplatu ${shortDate(feeDeadline)}` : `${amount}.`;
}
