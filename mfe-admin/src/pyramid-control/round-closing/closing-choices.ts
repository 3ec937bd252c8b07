import { useAddress } from '@club/shared/address';
import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { RoundDates } from '@club/shared/contracts/league/rounds';

/* The address contains an administrator's choices for closing a round: the dates of the next round, with its number, and
the disputed results that are accepted. */
const NEXT = 'next';
const FROM = 'from';
const TO = 'to';
const ACCEPTED = 'accepted';
/* And those for the draw that follows the last round: its first day, and the players who are left out. */
const FIRST_DAY = 'first';
const LEFT_OUT = 'out';

type Match = Pick<LeagueMatch, 'id' | 'version'>;
/** Identifies a result as it was accepted: if it is corrected and disputed again, it has another version. */
const resultKey = ({ id, version }: Match): string => `${id}@${version}`;

/**
 * The choices for closing a round.
 * @param next the number of the round that is opened with it; dates chosen for another round do not apply
 */
export function useClosingChoices(next: number) {
  const { read, readAll, change } = useAddress();
  const accepted = readAll(ACCEPTED);
  return {
    dates: read(NEXT) === String(next) ? datesIn(read) : {},
    accepts: (match: Match): boolean => accepted.includes(resultKey(match)),
    setDates: ({ startDate, endDate }: RoundDates) =>
      change({ [NEXT]: String(next), [FROM]: startDate, [TO]: endDate }),
    toggle: (match: Match) => {
      const key = resultKey(match);
      const others = accepted.filter((each) => each !== key);
      change({ [ACCEPTED]: others.length < accepted.length ? others : [...others, key] });
    },
  };
}

/** The choices for the draw of the knockout. */
export function useDrawChoices() {
  const { read, change } = useAddress();
  const leftOut = (read(LEFT_OUT) ?? '').split(',').filter(Boolean).map(Number);
  return {
    /** Null: the proposed one. */
    firstDay: read(FIRST_DAY),
    /** Numbers of the players. */
    leftOut,
    setFirstDay: (day: string) => change({ [FIRST_DAY]: day }),
    toggle: (player: number) => {
      const others = leftOut.filter((one) => one !== player);
      const changed = others.length < leftOut.length ? others : [...others, player];
      change({ [LEFT_OUT]: changed.join() || null });
    },
  };
}

/**
 * Adds the choices in this address to other paths, so that entering a result or looking at another page of the pyramid
 * control before the publication does not lose them.
 */
export function useClosingPath() {
  const { readAll } = useAddress();
  return (path: string, own: Readonly<Record<string, string>> = {}): string => {
    const kept = new URLSearchParams(own);
    for (const name of [NEXT, FROM, TO, ACCEPTED, FIRST_DAY, LEFT_OUT]) {
      for (const value of readAll(name)) kept.append(name, value);
    }
    const search = kept.toString();
    return search ? `${path}?${search}` : path;
  };
}

function datesIn(read: (name: string) => string | null): Partial<RoundDates> {
  const [startDate, endDate] = [read(FROM), read(TO)];
  return { ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) };
}
