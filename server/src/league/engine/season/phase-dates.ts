import { dayAfter, shortDate } from '@club/shared/domain';
import { type Bracket, bracketMatches } from '../knockout/bracket';
import type { Knockout } from '../knockout/knockout';
import type { KnockoutRecord, PhaseDates } from '../knockout/knockout-record';
import { isPlayedBefore, type KnockoutPhase, type Tournament } from '../knockout/phase';
import { EngineRefusal } from '../refusal';
import type { ZagrebDate } from '../round/zagreb-date';
import { checkPeriod, impossibleDate } from './period';
import { replaySeason } from './replay-season';
import type { SeasonRecord } from './season-record';

/** Days of a knockout phase unless ADMIN sets others (resolution 41). */
const PHASE_DAYS = 8;

/**
 * Gives each phase of a drawn tournament its dates: 8 days each, one after another, the third place with the final.
 * Source: resolution 41.
 * @throws EngineRefusal `ROUND_DATES_IMPOSSIBLE` for a first day on which the last round is still played
 */
export function openPhases(record: SeasonRecord, tournament: Tournament, firstPhaseFrom: ZagrebDate): SeasonRecord {
  const rounds = lastRoundEnd(record);
  if (rounds && firstPhaseFrom <= rounds) {
    throw impossibleDate('firstPhaseFrom', `${afterRounds(rounds)}${tournament === 'MAIN' ? CLOSED_EARLY : ''}`);
  }
  const phases = phasesOf(replaySeason(record).knockout, tournament);
  const days = phases.filter((phase) => phase !== 'THIRD_PLACE');
  const dates = phases.map((phase): PhaseDates => {
    const index = phase === 'THIRD_PLACE' ? days.length - 1 : days.indexOf(phase);
    const startDate = dayAfter(firstPhaseFrom, index * PHASE_DAYS);
    return { tournament, phase, startDate, endDate: dayAfter(startDate, PHASE_DAYS - 1) };
  });
  return datePhases(record, dates);
}

/**
 * Gives a consolation that a correction has made longer new dates for its phases, as its draw did (`openPhases`): none
 * of its matches is played yet. They begin on its first day, or today when that is over, because the players learn only
 * now whom they play. Returns the same record when every phase has dates, or none ever had.
 */
export function dateGrownConsolation(record: SeasonRecord, today: ZagrebDate): SeasonRecord {
  const dated = record.knockout?.phaseDates.filter(({ tournament }) => tournament === 'CONSOLATION') ?? [];
  const [first] = dated.map(({ startDate }) => startDate).toSorted();
  if (!first) return record;
  const phases = phasesOf(replaySeason(record).knockout, 'CONSOLATION');
  if (phases.every((phase) => dated.some((dates) => dates.phase === phase))) return record;
  return openPhases(record, 'CONSOLATION', first > today ? first : today);
}

/**
 * Opens phases of the knockout for results, or moves their dates. Source: resolution 41.
 * @throws EngineRefusal `PHASE_UNKNOWN` before the draw and for a phase that the drawn brackets do not have;
 * `ROUND_DATES_IMPOSSIBLE` (`checkOrder`)
 */
export function datePhases(record: SeasonRecord, dates: readonly PhaseDates[]): SeasonRecord {
  const { knockout } = record;
  const drawn = replaySeason(record).knockout;
  if (!knockout || dates.some(({ tournament, phase }) => !phasesOf(drawn, tournament).includes(phase))) {
    throw new EngineRefusal('PHASE_UNKNOWN', 'Ta se faza ne igra.');
  }
  const others = knockout.phaseDates.filter((other) => !dates.some((moved) => isSame(moved, other)));
  const changed = { ...record, knockout: { ...knockout, phaseDates: [...others, ...dates] } };
  for (const moved of dates) checkOrder(changed, knockout, moved);
  return changed;
}

/**
 * Refuses a phase that begins before the phases that decide its pairs are over, and one that does not end before the
 * next phase does, whose pairs would then be known too late. It may overlap the next phase: after rain both are played
 * at the same time. An unchanged date is not checked, so that the other date of a running phase can still be moved.
 */
function checkOrder(changed: SeasonRecord, { phaseDates }: KnockoutRecord, moved: PhaseDates): void {
  checkPeriod(moved);
  const { startDate, endDate } = moved;
  const stored = phaseDates.find((dates) => isSame(dates, moved));
  // A consolation that follows a correction may have lost a phase whose dates are still stored.
  const played = phasesOf(replaySeason(changed).knockout, moved.tournament);
  const others = (changed.knockout?.phaseDates ?? []).filter(({ tournament, phase }) => {
    return tournament === moved.tournament && played.includes(phase);
  });
  const before = others.filter(({ phase }) => isPlayedBefore(phase, moved.phase)).map((dates) => dates.endDate);
  const after = others.filter(({ phase }) => isPlayedBefore(moved.phase, phase)).map((dates) => dates.endDate);
  const [last, next] = [before.toSorted().at(-1), after.toSorted()[0]];
  const rounds = lastRoundEnd(changed);
  if (startDate !== stored?.startDate) {
    if (rounds && startDate <= rounds) throw impossibleDate('startDate', afterRounds(rounds));
    if (last && startDate <= last) {
      throw impossibleDate('startDate', `Faza mora početi nakon kraja prethodne, koja traje do ${shortDate(last)}`);
    }
  }
  if (endDate !== stored?.endDate && next && endDate >= next) {
    throw impossibleDate('endDate', `Faza mora završiti prije kraja sljedeće, koja traje do ${shortDate(next)}`);
  }
}

/** When the draw is published, the closing of the last round can still be undone. */
const CLOSED_EARLY = ' Ako je kolo zatvoreno ranije, poništite zatvaranje i pomaknite mu kraj.';

const afterRounds = (until: ZagrebDate): string =>
  `Završni turnir mora početi nakon kraja zadnjeg kola, koje traje do ${shortDate(until)}`;

const lastRoundEnd = ({ rounds }: SeasonRecord): ZagrebDate | undefined => rounds.at(-1)?.endDate;

const isSame = (one: PhaseDates, other: PhaseDates): boolean =>
  one.tournament === other.tournament && one.phase === other.phase;

/** The phases that a tournament is played in, in the order of play. */
function phasesOf(knockout: Knockout | null, tournament: Tournament): readonly KnockoutPhase[] {
  const brackets: readonly (Bracket | null | undefined)[] =
    tournament === 'MAIN' ? [...(knockout?.qualifications ?? []), knockout?.main] : [knockout?.consolation];
  return [
    ...new Set(brackets.flatMap((bracket) => (bracket ? bracketMatches(bracket).map(({ phase }) => phase) : []))),
  ];
}
