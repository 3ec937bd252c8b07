import type { RoundDates } from '@club/shared/contracts/league/rounds';
import { useSearchParams } from '@club/shared/router';
import { useState } from 'react';

/* What an administrator has chosen for the closing of a round is in the address: the dates of the next round, with its
   number, and the disputed results that are accepted. */
const NEXT = 'next';
const FROM = 'from';
const TO = 'to';
const ACCEPTED = 'accepted';

/**
 * The choices for closing a round.
 * @param next the number of the round that is opened with it; dates chosen for another round do not apply
 */
export function useClosingChoices(next: number) {
  const [params, setParams] = useSearchParams();
  // A tick is shown at once; the address follows with the next navigation.
  const [accepted, setAccepted] = useState<readonly string[]>(() => params.getAll(ACCEPTED));
  const change = (work: (changed: URLSearchParams) => void) => {
    const changed = new URLSearchParams(params);
    work(changed);
    setParams(changed, { replace: true, preventScrollReset: true });
  };
  return {
    dates: params.get(NEXT) === String(next) ? datesIn(params) : {},
    /** Ids of matches. */
    accepted,
    setDates: ({ startDate, endDate }: RoundDates) =>
      change((changed) => {
        changed.set(NEXT, String(next));
        changed.set(FROM, startDate);
        changed.set(TO, endDate);
      }),
    toggle: (match: string) => {
      const others = accepted.filter((id) => id !== match);
      const ticked = others.length < accepted.length ? others : [...others, match];
      setAccepted(ticked);
      change((changed) => {
        changed.delete(ACCEPTED);
        for (const id of ticked) changed.append(ACCEPTED, id);
      });
    },
  };
}

/**
 * Paths with the choices of this address: whoever enters a result or rearranges the pyramid on the way to the
 * publication need not choose again.
 */
export function useClosingPath() {
  const [params] = useSearchParams();
  return (path: string, own: Readonly<Record<string, string>> = {}): string => {
    const kept = new URLSearchParams(own);
    for (const name of [NEXT, FROM, TO, ACCEPTED]) {
      for (const value of params.getAll(name)) kept.append(name, value);
    }
    const search = kept.toString();
    return search ? `${path}?${search}` : path;
  };
}

function datesIn(params: URLSearchParams): Partial<RoundDates> {
  const [startDate, endDate] = [params.get(FROM), params.get(TO)];
  return { ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) };
}
