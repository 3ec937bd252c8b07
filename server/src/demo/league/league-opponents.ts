import { onCourt, replaySeason, type SeasonRecord, wasOnCourt } from '../../league';

/** Whom a player meets on a day; every match only once, because it needs one court. */
export type OpponentOn = (player: number, day: string) => number | null;

/**
 * The opponents of the running season, for its court reservations: before `today` those of matches that were played,
 * from then on those of matches without a result.
 * @param entered the matches with a result that is not in the record, because a player entered it
 */
export function leagueOpponents(record: SeasonRecord, entered: ReadonlySet<string>, today: string): OpponentOn {
  const { rounds } = replaySeason(record);
  const booked = new Set<string>();
  return (player, day) => {
    const round = rounds.find(({ startDate, endDate }) => startDate <= day && day <= endDate);
    const match = round?.fixtures.find(({ sides }) => sides.some((side) => onCourt(side) === player));
    if (!match || booked.has(match.id)) return null;
    const { id, result, sides } = match;
    const isPlayed = entered.has(id) || (result !== null && wasOnCourt(result));
    const isMissing = !entered.has(id) && result === null;
    if (day < today ? !isPlayed : !isMissing) return null;
    booked.add(id);
    return sides.map(onCourt).find((one) => one !== player) ?? null;
  };
}
