import type { CorrectionPreview } from '@club/shared/contracts/league/match-entry';
import type { LeagueMatchRow } from '../matches/league-matches.repository';
import { phaseKey } from '../matches/phase-keys';
import type { PlayerNames } from '../players/player-names';
import type { SeasonPages } from '../pyramids/season-pages';

/** Players whose place changes with a correction, from the top; none in a closed round. */
export function changedPlaces(
  before: SeasonPages,
  after: SeasonPages,
  names: PlayerNames,
): CorrectionPreview['places'] {
  const key = ({ round, player_id }: SeasonPages['cells'][number]) => `${round}-${player_id}`;
  const results = ({ cells }: SeasonPages) => cells.filter(({ sheet }) => sheet === 'RESULT');
  const old = new Map(results(before).map((cell) => [key(cell), cell]));
  return results(after).flatMap((cell) => {
    const was = old.get(key(cell));
    if (!was || (was.row === cell.row && was.position === cell.position)) return [];
    const place = ({ row, position }: typeof cell) => ({ row, position });
    return [{ player: names.of(cell.player_id), before: place(was), after: place(cell) }];
  });
}

/** Matches whose players depend on a result: the next one of its winner, the third place, the consolation. */
export function changedPairs(
  before: SeasonPages,
  after: SeasonPages,
  names: PlayerNames,
): CorrectionPreview['matches'] {
  const byId = ({ matches }: SeasonPages) => new Map(matches.map((match) => [match.id, match]));
  const [old, now] = [byId(before), byId(after)];
  const ids = [...new Set([...old.keys(), ...now.keys()])];
  return ids.flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    const known = is ?? was;
    if (!known || pairKey(was) === pairKey(is)) return [];
    const pair = (match: LeagueMatchRow | undefined) => match && [names.of(match.player1), names.of(match.player2)];
    return [
      {
        round: phaseKey(known.phase),
        tournament: known.tournament,
        before: pair(was) ?? null,
        after: pair(is) ?? null,
      },
    ];
  });
}

const pairKey = (match: LeagueMatchRow | undefined): string => (match ? `${match.player1}-${match.player2}` : '');
