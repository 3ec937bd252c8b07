import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { plural } from '@club/shared/domain';

type Season = Pick<LeagueSeason, 'year' | 'kind' | 'players' | 'plannedRounds' | 'state'>;

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
  const count = `Do sada ${plural(played.length, 'je odigrana', 'su odigrane', 'je odigrano')} ${played.length} ${plural(played.length, 'sezona', 'sezone', 'sezona')}: ${listOf(played)}`;
  const kinds = [
    groups.length > 0 && `godine ${listOf(groups)} igralo se u skupinama`,
    pyramids[0] && `od ${pyramids[0].year}. igra se piramida`,
  ].filter(Boolean);
  return [
    [began, played.length > 0 && count, kinds.length > 0 && `${capital(kinds.join(', a '))}.`]
      .filter(Boolean)
      .join(' '),
    `${roundsText(pyramids)} Zatim slijedi ždrijeb: prvih 16 po bodovima slobodno je u prvom kolu. ${courts}`,
  ];
}

function playersText(count: number): string {
  return `${plural(count, 'je nastupio', 'su nastupila', 'je nastupilo')} ${count} ${plural(count, 'igrač', 'igrača', 'igrača')}`;
}

/** `2017., 2019. i 2020.` */
function listOf(seasons: readonly Season[]): string {
  const years = seasons.map(({ year }) => `${year}.`);
  return years.length > 1 ? `${years.slice(0, -1).join(', ')} i ${years.at(-1)}` : (years[0] ?? '');
}

function roundsText(pyramids: readonly Season[]): string {
  const rounds = pyramids.map(({ plannedRounds }) => plannedRounds);
  const [fewest, most] = [Math.min(...rounds), Math.max(...rounds)];
  if (rounds.length === 0) return 'Svako kolo traje 7 do 8 dana.';
  const range = fewest === most ? `${most}` : `${fewest} do ${most}`;
  return `Prije završnice igra se ${range} kola, a svako traje 7 do 8 dana.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
