import type { LeagueSeason, PublicRules } from '@club/shared/contracts/league/seasons';
import { drawByes, MAIN_PLACES, plural, pointCount, roundCount } from '@club/shared/domain';
import { feePerPlayerText, type SeasonFee } from '../season-facts/fee-text';
import { fieldSize } from '../season-facts/field-size';
import { roundRange } from '../season-facts/planned-rounds';
import { roundLength } from '../season-facts/round-length';
import { yearList } from '../season-facts/year-list';

type Season = Pick<LeagueSeason, 'year' | 'kind' | 'state' | 'players' | 'activePlayers' | 'plannedRounds' | 'rules'>;

/** The rules of the specification (section 9), for a season whose rules are unknown. */
const SPECIFIED: Pick<PublicRules, 'firstPair' | 'bonusFromRound' | 'bonusOnce'> = {
  firstPair: 1,
  bonusFromRound: 5,
  bonusOnce: false,
};

const pyramids = (seasons: readonly Season[]) =>
  seasons.filter(({ kind }) => kind !== 'GROUPS').toSorted((a, b) => a.year - b.year);

const ORDINALS = ['prva', 'druga', 'treća', 'četvrta', 'peta', 'šesta', 'sedma', 'osma', 'deveta', 'deseta'];

/** Since when the league exists, and which season is the newest; undefined before the first season. */
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

/** How many rounds the newest season has and the earlier ones had, except seasons in groups, which had no pyramid. */
export function roundsText(seasons: readonly Season[]): string {
  const sorted = pyramids(seasons);
  const newest = sorted.at(-1);
  if (!newest) return `Kolo traje ${roundLength([])}.`;
  const { plannedRounds } = newest;
  const now = `Sezona ${newest.year}. ima ${roundCount(plannedRounds)}, a kolo traje ${roundLength([newest])}.`;
  const earlier = sorted.slice(0, -1);
  return earlier.length === 0 ? now : `${now} Ranijih godina kola je bilo ${roundRange(earlier)}.`;
}

/** Which rows play each other in the newest season. */
export function pairingText(seasons: readonly Season[]): string {
  const { firstPair } = pyramids(seasons).at(-1)?.rules ?? SPECIFIED;
  const pairs = ['1. i 2. red, 3. i 4. red i tako dalje', '2. i 3. red, 4. i 5. red i tako dalje'];
  const [odd, even] = firstPair === 1 ? pairs : pairs.toReversed();
  return `Igrači su složeni u piramidu s četiri mjesta u svakom redu. U neparnim kolima igraju ${odd}; u parnim kolima ${even}.`;
}

const EDGE_ROW = {
  play: 'Red koji u nekom kolu nema para igra unutar sebe.',
  rest: 'Red koji u nekom kolu nema para ima slobodno kolo.',
} as const;

/** What happens to a row without a partner row, a player without an opponent, and the place of a player who leaves. */
export function exceptionRules(seasons: readonly Season[]): string[] {
  const { edgeRow, byePoints } = pyramids(seasons).at(-1)?.rules ?? {};
  const bye = byePoints !== undefined && pointCount(byePoints);
  return [
    ...(edgeRow ? [EDGE_ROW[edgeRow]] : []),
    ...(bye ? [`Tko u kolu nema protivnika, dobiva ${bye} i zadržava mjesto.`] : []),
    'Mjesto igrača koji odustane od sezone zauzima najbolji po bodovima iz reda ispod, i tako redom do zadnjeg reda.',
  ];
}

/** @param brand the brand of the official balls, as the club states it */
export const ballsText = (brand: string): string =>
  `Igra se službenim loptama${brand ? ` marke ${brand}` : ''}. Tko na zahtjev protivnika ne donese nove lopte, gubi meč 6/0 6/0.`;

/** When the newest season has the row bonus, and who does not get it. */
export function bonusRules(seasons: readonly Season[]): string[] {
  const newest = pyramids(seasons).at(-1);
  const { bonusFromRound: from, bonusOnce } = newest?.rules ?? SPECIFIED;
  if (newest && from > newest.plannedRounds) return [`U sezoni ${newest.year}. nema bonusa reda.`];
  const every = from === 1 ? 'U svakom kolu svakome se' : `Od ${from}. kola svakome se u svakom kolu`;
  const when = bonusOnce ? `Samo u ${from}. kolu svakome se` : every;
  return [
    `${when} pribraja i bonus reda u kojem je završio kolo: zadnji red donosi 1 bod, svaki viši red bod više.`,
    'Za predaju prije meča i za neodigran meč nema bonusa, osim ako ga uprava opravda zbog kiše ili zatvorenih terena. Nema ga ni igrač koji je u tom kolu odsutan ili ga netko zamjenjuje.',
  ];
}

/** Which players enter the knockout in which round, for as many players as in the newest season. */
export function knockoutRules(seasons: readonly Season[]): string[] {
  const newest = pyramids(seasons).at(-1);
  const players = newest ? fieldSize(newest) : 0;
  if (players > 0 && players <= MAIN_PLACES) {
    const byes = drawByes(players);
    return [
      'Mjesta u ždrijebu koja ostanu bez igrača slobodna su kola za najbolje po bodovima.',
      byes === 0
        ? `Za ${players} igrača svi igraju prvo kolo završnog turnira.`
        : `Za ${players} igrača u prvom kolu završnog turnira ${plural(byes, 'slobodan je', 'slobodna su', 'slobodno je')} ${byes} ${plural(byes, 'najbolji', 'najbolja', 'najboljih')}.`,
    ];
  }
  return [
    'Prvih 16 po bodovima slobodno je u prvom kolu završnog turnira.',
    'Igrači od 17. do 40. mjesta ulaze u 1/32 finala, a igrači od 41. mjesta igraju kvalifikacije za preostala mjesta.',
  ];
}

/**
 * The fee of the season that people register for, after that of the newest one, to which all other rules apply, as long as
 * that is played: its players may still owe it. The texts name their season if it is not the newest one, or if both fees
 * are stated.
 */
export function feeText(registration: SeasonFee, seasons: readonly Season[]): string {
  const newest = seasons.toSorted((a, b) => b.year - a.year)[0];
  const { fee, feeDeadline = null } = newest?.rules ?? {};
  if (newest && newest.year !== registration.year && newest.state !== 'FINISHED' && fee !== undefined) {
    return `${feePerPlayerText({ year: newest.year, fee, feeDeadline }, true)} ${feePerPlayerText(registration, true)}`;
  }
  return feePerPlayerText(registration, newest !== undefined && newest.year !== registration.year);
}
