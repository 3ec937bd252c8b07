import type { CorrectionPreview, EnterMatch, MatchEntered } from '@club/shared/contracts/league/match-entry';
import { setsSeenFrom, withStop } from '@club/shared/domain';
import type { Handle } from '../../platform/database';
import { INPUT_KEPT, invalidFields, Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import {
  ATTACKER,
  checkResult,
  type MatchResult,
  otherSide,
  redrawsConsolation,
  replaySeason,
  type SeasonRecord,
  type Side,
  seeders,
} from '../engine';
import { hasOtherPlayers, pairChanged } from '../matches/changed-pair';
import { hasResult, isDecided } from '../matches/entered-result';
import type { LeagueMatchRow } from '../matches/league-matches.repository';
import { presentMatch } from '../matches/match.presenter';
import { SIDES, sideOnCourt } from '../matches/match-sides';
import { matchTitle, type PairNames, pairNames } from '../matches/pair-names';
import { matchUnknown, requireMatch } from '../matches/require-match';
import { resultText } from '../matches/result-text';
import { type PlayerNames, readPlayerNames } from '../players/player-names';
import { computedPages } from '../pyramids/computed-pages';
import { setsOfForm } from '../results/sets-of-form';
import { DECIDED } from '../results/write-results';
import { changeSeason } from '../season-changes/change-season';
import { byTheRules } from '../season-changes/engine-refusals';
import { entryLog } from '../season-changes/entry-log';
import { checkUnfinished } from '../season-changes/played-record';
import { withResult } from '../season-changes/with-result';
import { decisionNotice, resultNotices } from '../season-notices/result-notices';
import { resultOfColumns } from '../seasons/result-columns';
import { readSeason, type StoredSeason } from '../seasons/stored-season';
import { changedPairs, changedPlaces } from './correction.presenter';

/** The consequences of a result besides its points, before it is saved. */
const NOTES = {
  PLACE_STAYS: 'Bodovi će se uračunati; mjesto u piramidi ostaje.',
  CONSOLATION_REDRAWN: 'Po njemu se iznova ždrijeba objavljeni utješni turnir.',
} as const;
type Note = keyof typeof NOTES;

/** The message after saving (resolution 43). */
const PLACE_STAYED = 'Bodovi su uračunati; mjesto u piramidi ostaje.';

export type MatchEntry = ReturnType<typeof createMatchEntry>;

/** Results entered by an administrator: any outcome of any match, with a reason when a result is replaced. */
export function createMatchEntry(parts: ServiceParts) {
  const { db, clock } = parts;

  /** @throws Refusal 409 `MATCH_CHANGED`, when others play the match than the form showed */
  async function seenPair(handle: Handle, year: number, id: string, { seen }: EnterMatch): Promise<NamedMatch> {
    const row = await requireMatch(handle, id);
    if (row.year !== year) throw matchUnknown();
    const names = await readPlayerNames(handle);
    if (hasOtherPlayers(row, seen)) throw pairChanged(row, names, presentMatch(row, names));
    return { row, names };
  }

  /** @throws Refusal 409 `MATCH_CHANGED`, when the result has changed since the form showed it */
  function checkResultVersion({ row, names }: NamedMatch, form: EnterMatch): void {
    if (isCurrent(row, form)) return;
    const extra = { match: presentMatch(row, names) };
    const current = resultOfColumns(row);
    const now = resultText(current && asShown(row, current), namesAsShown(row, pairNames(row, names)));
    const message = `Rezultat je u međuvremenu promijenjen, sada: ${withStop(now)} ${INPUT_KEPT}`;
    throw new Refusal(409, 'MATCH_CHANGED', message, undefined, extra);
  }

  return {
    async preview(year: number, id: string, form: EnterMatch): Promise<CorrectionPreview> {
      const season = await readSeason(db.handle, year);
      checkUnfinished(season.row);
      const match = await seenPair(db.handle, year, id, form);
      checkResultVersion(match, form);
      const { row, names } = match;
      const after = byTheRules(() => withResult(season, row, resultOf(row, form), clock.today()));
      const before = computedPages(season, replaySeason(season.record ?? after));
      const now = computedPages(season, replaySeason(after));
      const corrected = now.matches.find((each) => each.id === id) ?? row;
      const note = noteOf(season, row, after);
      return {
        match: presentMatch(corrected, names),
        isClosedRound: row.closed,
        message: note && NOTES[note],
        note,
        ...differences(season.record ?? after, after, names),
        places: changedPlaces(before, now, names),
        matches: changedPairs(before, now, names),
      };
    },

    /** Repeated after its answer was lost, or by another administrator, it changes nothing. */
    async enter(year: number, id: string, form: EnterMatch, actorId: number): Promise<MatchEntered> {
      const { version, change } = await changeSeason(parts, year, { actorId }, async (season, tx) => {
        // Checked before the version of the result, which the end of the season has increased by confirming it.
        checkUnfinished(season.row);
        const match = await seenPair(tx, year, id, form);
        const { row, names } = match;
        const result = resultOf(row, form);
        const before = resultOfColumns(row);
        if (before === null && result === null && isCurrent(row, form)) throw noResult();
        if (hasResult(row, result) && (result === null || isDecided(row))) return null;
        checkResultVersion(match, form);
        if (form.reason === null && (row.closed || before !== null)) {
          throw invalidFields({ reason: 'Unesite razlog ispravka.' });
        }
        const players = pairNames(row, names);
        const record = withResult(season, row, result, clock.today());
        const note = noteOf(season, row, record);
        if (form.seenNote !== undefined && form.seenNote !== note) throw consequencesChanged();
        return {
          what: `Rezultat ${matchTitle(players)}: ${resultText(result, players)}${note === 'CONSOLATION_REDRAWN' ? ', utješni turnir izždrijeban iznova' : ''}`,
          record,
          entry: { state: 'CONFIRMED', playerId: null, reason: form.reason },
          notices: await resultNotices(tx, row, {
            sides: SIDES,
            by: actorId,
            text: decisionNotice(row, players, result),
          }),
          states: new Map([[id, DECIDED]]),
          log: entryLog({ players, year, before, result, reason: form.reason }),
          note,
        } as const;
      });
      const row = await requireMatch(db.handle, id);
      const match = presentMatch(row, await readPlayerNames(db.handle));
      const note = change ? change.note : row.closed ? 'PLACE_STAYS' : null;
      return {
        message:
          note === 'PLACE_STAYS'
            ? PLACE_STAYED
            : ['Rezultat je spremljen.', note && NOTES[note]].filter(Boolean).join(' '),
        version,
        match,
      };
    },
  };
}

interface NamedMatch {
  readonly row: LeagueMatchRow;
  readonly names: PlayerNames;
}

/** Whether the form showed the result that the match has now. */
const isCurrent = (row: LeagueMatchRow, { version }: EnterMatch): boolean => (row.version ?? 0) === version;

const noResult = () => new Refusal(409, 'NO_RESULT_TO_DELETE', 'Meč nema upisanog rezultata.');

const consequencesChanged = () =>
  new Refusal(
    409,
    'CONSEQUENCES_CHANGED',
    'Posljedice ispravka u međuvremenu su se promijenile. Ispravak nije spremljen; pogledajte novi pregled.',
  );

function noteOf({ record }: StoredSeason, { closed }: LeagueMatchRow, after: SeasonRecord): Note | null {
  if (closed) return 'PLACE_STAYS';
  return record && redrawsConsolation(record, after) ? 'CONSOLATION_REDRAWN' : null;
}

/** A result as the form shows it, and as a refusal names its games: in the pyramid the attacker's first. */
function asShown({ row1 }: LeagueMatchRow, result: MatchResult): MatchResult {
  if (row1 === null || !('sets' in result)) return result;
  const sets = setsSeenFrom(ATTACKER, result.sets);
  return 'by' in result ? { ...result, sets, by: otherSide(result.by) } : { ...result, sets };
}

const namesAsShown = ({ row1 }: LeagueMatchRow, [first, second]: PairNames): PairNames =>
  row1 === null ? [first, second] : [second, first];

function checkAsShown(row: LeagueMatchRow, result: MatchResult): MatchResult {
  checkResult(asShown(row, result));
  return checkResult(result);
}

function resultOf(row: LeagueMatchRow, form: EnterMatch): MatchResult | null {
  const sets = setsOfForm(form);
  const by = (): Side => {
    const side = sideOnCourt(row, form.by);
    if (side === null) throw invalidFields({ by: 'Odaberite igrača.' });
    return side;
  };
  switch (form.outcome) {
    case null:
      return null;
    case 'PLAYED':
    case 'NO_RESULT':
      return checkAsShown(row, { outcome: form.outcome, sets });
    case 'RETIRED':
    case 'WALKOVER':
      return checkAsShown(row, { outcome: form.outcome, sets, by: by() });
    case 'DOUBLE_WALKOVER':
      return { outcome: form.outcome };
    case 'UNPLAYED':
      return { outcome: form.outcome, excused: form.excused };
  }
}

/** The players whose points or place in the table change. */
function differences(before: SeasonRecord, after: SeasonRecord, names: PlayerNames) {
  const old = new Map(seeders(replaySeason(before)).map((row) => [row.player, row]));
  const now = seeders(replaySeason(after)).map((row) => ({ ...row, old: old.get(row.player) }));
  const changed = (figure: 'points' | 'rank') =>
    now.flatMap((row) =>
      row.old && row.old[figure] !== row[figure]
        ? [{ player: names.of(row.player), before: row.old[figure], after: row[figure] }]
        : [],
    );
  return { points: changed('points'), ranks: changed('rank') };
}
