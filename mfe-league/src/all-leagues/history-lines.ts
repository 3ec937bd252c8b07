import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { capitalized, MAIN_PLACES, playerCount, plural, roundCount } from '@club/shared/domain';
import { fieldSize } from '../season-facts/field-size';
import { roundRange } from '../season-facts/planned-rounds';
import { roundLength } from '../season-facts/round-length';
import { yearList } from '../season-facts/year-list';

type Season = Pick<LeagueSeason, 'year' | 'kind' | 'players' | 'activePlayers' | 'plannedRounds' | 'rules' | 'state'>;

/**
 * The league's history in sentences. `seasons` in any order, at least one; `courts` is the sentence about the venue.
 */
export function historyLines(seasons: readonly Season[], courts: string): string[] {
  const sorted = seasons.toSorted((a, b) => a.year - b.year);
  const [first] = sorted;
  if (!first) return [];
  const played = sorted.filter(({ state }) => state === 'FINISHED');
  const groups = sorted.filter(({ kind }) => kind === 'GROUPS');
  const pyramids = sorted.filter(({ kind }) => kind !== 'GROUPS');
  const began = `Liga se igra od ${first.year}. godine, kad ${playersText(first.players)}.`;
  const count = `Do sada ${plural(played.length, 'je odigrana', 'su odigrane', 'je odigrano')} ${played.length} ${plural(played.length, 'sezona', 'sezone', 'sezona')}: ${yearList(played)}`;
  const kinds = [
    groups.length > 0 && `godine ${yearList(groups)} igralo se u skupinama`,
    pyramids[0] && `od ${pyramids[0].year}. igra se piramida`,
  ].filter(Boolean);
  return [
    [began, played.length > 0 && count, kinds.length > 0 && `${capitalized(kinds.join(', a '))}.`]
      .filter(Boolean)
      .join(' '),
    `${roundsText(pyramids)} Zatim slijedi ždrijeb: ${byesText(pyramids)} ${courts}`,
  ];
}

function playersText(count: number): string {
  return `${plural(count, 'je nastupio', 'su nastupila', 'je nastupilo')} ${playerCount(count)}`;
}

function roundsText(pyramids: readonly Season[]): string {
  if (pyramids.length === 0) return `Svako kolo traje ${roundLength([])}.`;
  return `Prije završnog turnira ${playedRounds(pyramids)}, a svako traje ${roundLength(pyramids)}.`;
}

/** `igraju se 3 kola`, `igra se 17 kola`, `igra se 17 do 20 kola`. */
function playedRounds(pyramids: readonly Season[]): string {
  const [count, ...others] = new Set(pyramids.map(({ plannedRounds }) => plannedRounds));
  if (count === undefined || others.length > 0) return `igra se ${roundRange(pyramids)} kola`;
  return `${plural(count, 'igra', 'igraju', 'igra')} se ${roundCount(count)}`;
}

/** A smaller draw has as many byes as it has places without a player. */
function byesText(pyramids: readonly Season[]): string {
  const isLarge = pyramids.length === 0 || pyramids.some((season) => fieldSize(season) > MAIN_PLACES);
  return isLarge
    ? 'prvih 16 po bodovima slobodno je u prvom kolu.'
    : 'mjesta bez igrača slobodna su kola za najbolje po bodovima.';
}
