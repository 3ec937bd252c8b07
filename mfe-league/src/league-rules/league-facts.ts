import type { RegistrationWindow } from '@club/shared/contracts/league/registration';
import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { shortDate } from '@club/shared/domain';
import { roundRange, yearList } from '../season/season-lists';

type Season = Pick<LeagueSeason, 'year' | 'kind' | 'plannedRounds'>;

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
  const sorted = seasons.filter(({ kind }) => kind !== 'GROUPS').toSorted((a, b) => a.year - b.year);
  const newest = sorted.at(-1);
  if (!newest) return 'Kolo traje 7 do 8 dana.';
  const now = `Sezona ${newest.year}. ima ${newest.plannedRounds} kola, a kolo traje 7 do 8 dana.`;
  const earlier = sorted.slice(0, -1);
  return earlier.length === 0 ? now : `${now} Ranijih godina kola je bilo ${roundRange(earlier)}.`;
}

/** The fee of the season that people register for. */
export function feeText({ fee, feeDeadline }: RegistrationWindow): string {
  const amount = `Članarina je ${fee.toLocaleString('hr-HR')} € po igraču`;
  return feeDeadline ? `${amount}, a rok za uplatu ${shortDate(feeDeadline)}` : `${amount}.`;
}
