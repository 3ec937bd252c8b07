import type { MyLeagueMatch, UpdateResult } from '@club/shared/contracts/league/my-results';
import { setsSeenFrom } from '@club/shared/domain';
import { resultConfirmedNotice, resultDisputedNotice } from '../../notices';
import type { Handle, Tx } from '../../platform/database';
import { invalidFields, Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { type MatchResult, otherSide, redrawsConsolation, resultOfForm, type SeasonRecord, type Side } from '../engine';
import { hasOtherPlayers, pairChanged } from '../matches/changed-pair';
import { hasResult, isDecided } from '../matches/entered-result';
import type { LeagueMatchRow } from '../matches/league-matches.repository';
import { SIDES, sideOfPlayer, sideOnCourt } from '../matches/match-sides';
import { matchTitle, type PairNames, pairNames } from '../matches/pair-names';
import { requireMatch } from '../matches/require-match';
import { resultText } from '../matches/result-text';
import { findPlayerOfMember } from '../players/league-players.repository';
import { readPlayerNames } from '../players/player-names';
import { setsOfForm } from '../results/sets-of-form';
import { DECIDED } from '../results/write-results';
import { changeSeason, type SeasonChange } from '../season-changes/change-season';
import { entryLog } from '../season-changes/entry-log';
import { checkUnfinished } from '../season-changes/played-record';
import { withResult } from '../season-changes/with-result';
import { decisionNotice, entryNotice, resultNotices } from '../season-notices/result-notices';
import { resultOfColumns } from '../seasons/result-columns';
import type { StoredSeason } from '../seasons/stored-season';
import {
  awaitsResponseOf,
  disputeOverEntryBy,
  isDisputedBy,
  isOpenToPlayers,
  presentMyMatch,
} from './my-match.presenter';

/** The member who enters a result. An administrator may enter the results of others, as long as the round is open. */
interface Entering {
  readonly memberId: number;
  readonly isAdministrator: boolean;
}

/** The opponent's response to an entered result (resolution 42). */
interface Response {
  readonly state: 'CONFIRMED' | 'DISPUTED';
  readonly reason: string | null;
}

/** What is entered in a match. */
interface Entry {
  readonly season: StoredSeason;
  readonly row: LeagueMatchRow;
  /** Null: the result is deleted. */
  readonly result: MatchResult | null;
  readonly memberId: number;
}

export type ResultEntering = ReturnType<typeof createResultEntering>;

/** Entering the result of a match, and the opponent's response to it. */
export function createResultEntering(parts: ServiceParts) {
  const { db, clock } = parts;

  /** The player linked to the member; null: none. */
  async function playerOf(memberId: number): Promise<number | null> {
    return (await findPlayerOfMember(db.handle, memberId))?.id ?? null;
  }

  async function presentTo(handle: Handle, row: LeagueMatchRow, player: number | null): Promise<MyLeagueMatch> {
    return presentMyMatch(row, { names: await readPlayerNames(handle), player, today: clock.today(), isOver: false });
  }

  /**
   * @param player of a caller who may see the match: the refusal shows it
   * @throws Refusal 409 `MATCH_CHANGED`, when the version differs from the one that the player saw
   */
  async function checkResultVersion(tx: Handle, row: LeagueMatchRow, player: number | null, version: number) {
    if ((row.version ?? 0) === version) return;
    const extra = { match: await presentTo(tx, row, player) };
    throw new Refusal(409, 'MATCH_CHANGED', 'Rezultat je u međuvremenu promijenjen.', undefined, extra);
  }

  async function answer(id: string, player: number | null): Promise<MyLeagueMatch> {
    return presentTo(db.handle, await requireMatch(db.handle, id), player);
  }

  /** The response of a player of that side to the result that the other side entered. */
  async function responseTo(tx: Tx, row: LeagueMatchRow, side: Side, memberId: number, response: Response) {
    const players = await readPair(tx, row);
    const match = matchTitle(players);
    const facts = { match, result: resultText(resultOfColumns(row), players) };
    const isConfirmed = response.state === 'CONFIRMED';
    const text = isConfirmed
      ? resultConfirmedNotice(facts)
      : resultDisputedNotice({ ...facts, reason: response.reason ?? '' });
    return {
      what: `${isConfirmed ? 'Potvrđen' : 'Osporen'} rezultat ${match}`,
      reason: response.reason,
      states: new Map([[row.id, response]]),
      notices: await resultNotices(tx, row, { sides: [otherSide(side)], by: memberId, text }),
    };
  }

  /** Confirms or disputes the result that the opponent entered. */
  async function respond(memberId: number, id: string, version: number, response: Response): Promise<MyLeagueMatch> {
    const player = await playerOf(memberId);
    const { year } = await requireMatch(db.handle, id);
    await changeSeason(parts, year, { actorId: memberId }, async (season, tx) => {
      checkUnfinished(season.row);
      const row = await requireMatch(tx, id);
      const side = sideOfPlayer(row, player);
      if (side === null) throw notYours();
      await checkResultVersion(tx, row, player, version);
      if (!awaitsResponseOf(row, side, clock.today())) {
        throw new Refusal(409, 'NOT_AWAITED', 'Taj se rezultat više ne može potvrditi ni osporiti.');
      }
      return responseTo(tx, row, side, memberId, response);
    });
    return answer(id, player);
  }

  /** What an administrator enters in a match of others. */
  async function byAdministrator(tx: Tx, { season, row, result, memberId }: Entry): Promise<SeasonChange> {
    if (row.closed) throw correctionNeeded();
    const record = recordWith(season, row, result);
    const players = await readPair(tx, row);
    const text = decisionNotice(row, players, result);
    return {
      what: `Rezultat ${matchTitle(players)}: ${resultText(result, players)}`,
      notices: await resultNotices(tx, row, { sides: SIDES, by: memberId, text }),
      record,
      entry: { state: 'CONFIRMED', playerId: null, reason: null },
      states: new Map([[row.id, DECIDED]]),
      log: entryLog({ players, year: row.year, before: resultOfColumns(row), result, reason: null }),
    };
  }

  /** What a player of that side enters; what the other side has entered already is confirmed by it. */
  async function byPlayer(tx: Tx, entry: Entry, player: number, side: Side): Promise<SeasonChange> {
    const { season, row, result, memberId } = entry;
    if (isDecided(row)) throw decided();
    if (!isOpenToPlayers(row, clock.today())) throw deadlinePassed();
    if (hasResult(row, result)) {
      // Nobody gives up a dispute unknowingly.
      if (isDisputedBy(row, side, clock.today())) throw disputedByYou();
      if (awaitsResponseOf(row, side, clock.today())) {
        return responseTo(tx, row, side, memberId, { state: 'CONFIRMED', reason: null });
      }
    }
    const record = recordWith(season, row, result);
    const players = await readPair(tx, row);
    const disputeReason = disputeOverEntryBy(row, side);
    const isDisputed = disputeReason !== null;
    const text = entryNotice(players, result, { isDisputed });
    return {
      what: `${isDisputed ? 'Osporeni rezultat' : 'Rezultat'} ${matchTitle(players)}: ${resultText(result, players)}`,
      notices: await resultNotices(tx, row, { sides: [otherSide(side)], by: memberId, text }),
      record,
      entry: { state: isDisputed && result ? 'DISPUTED' : 'ENTERED', playerId: player, reason: null, disputeReason },
    };
  }

  function recordWith(season: StoredSeason, row: LeagueMatchRow, result: MatchResult | null): SeasonRecord {
    const record = withResult(season, row, result, clock.today());
    // Only the administration's form previews the consequences of a correction.
    if (season.record && redrawsConsolation(season.record, record)) throw consolationPublished();
    return record;
  }

  return {
    /** PUT /update-results-league/{id}; repeated after its answer was lost, it changes nothing. */
    async enter({ memberId, isAdministrator }: Entering, id: string, form: UpdateResult): Promise<MyLeagueMatch> {
      const player = await playerOf(memberId);
      const { year } = await requireMatch(db.handle, id);
      await changeSeason(parts, year, { actorId: memberId }, async (season, tx) => {
        const row = await requireMatch(tx, id);
        const side = sideOfPlayer(row, player);
        const isAllowed = side !== null || isAdministrator;
        if (hasOtherPlayers(row, form.seen)) {
          throw pairChanged(row, await readPlayerNames(tx), isAllowed ? await presentTo(tx, row, player) : undefined);
        }
        if (!isAllowed) throw notYours();
        const result = resultSeenFrom(side ?? 0, row, form);
        if (isUnchanged(row, side, result)) return null;
        checkUnfinished(season.row);
        await checkResultVersion(tx, row, player, form.version);
        const entry = { season, row, result, memberId };
        const isOwn = player !== null && side !== null;
        return isOwn ? byPlayer(tx, entry, player, side) : byAdministrator(tx, entry);
      });
      return answer(id, player);
    },

    confirm: (memberId: number, id: string, version: number) =>
      respond(memberId, id, version, { state: 'CONFIRMED', reason: null }),
    dispute: (memberId: number, id: string, version: number, reason: string) =>
      respond(memberId, id, version, { state: 'DISPUTED', reason }),
  };
}

const decided = () =>
  new Refusal(409, 'RESULT_DECIDED', 'Rezultat je upisao administrator, pa ga može ispraviti samo on.');
const disputedByYou = () =>
  new Refusal(
    409,
    'RESULT_DISPUTED_BY_YOU',
    'Taj ste rezultat osporili. Ako se ipak slažete, odaberite „Ipak potvrdi”.',
  );
const correctionNeeded = () =>
  new Refusal(409, 'CORRECTION_NEEDED', 'Ispravak se upisuje među ispravcima rezultata, s razlogom.');
const notYours = () => new Refusal(403, 'NOT_YOUR_MATCH', 'Rezultat mogu upisati samo igrači tog meča.');
const consolationPublished = () =>
  new Refusal(
    409,
    'CONSOLATION_PUBLISHED',
    'Po tom je rezultatu izždrijeban utješni turnir; ispraviti ga može administrator među ispravcima rezultata.',
  );
const deadlinePassed = () =>
  new Refusal(409, 'DEADLINE_PASSED', 'Rok za unos rezultata je istekao; rezultat može upisati administrator.');

async function readPair(handle: Handle, row: LeagueMatchRow): Promise<PairNames> {
  return pairNames(row, await readPlayerNames(handle));
}

/** The result of a form; a refusal shows its games as the form of that side does, the side's own games first. */
function resultSeenFrom(side: Side, row: LeagueMatchRow, form: UpdateResult): MatchResult | null {
  const [sets, retired] = [setsOfForm(form), retiredSide(row, form)];
  resultOfForm(setsSeenFrom(side, sets), retired);
  return resultOfForm(sets, retired);
}

function retiredSide(row: LeagueMatchRow, { retired }: UpdateResult): Side | null {
  if (!retired) return null;
  const side = sideOnCourt(row, retired.id);
  if (side === null) throw invalidFields({ retired: 'Predati može samo jedan od dvoje igrača meča.' });
  return side;
}

/**
 * Whether the entry changes nothing: there is no result to delete, or the match already has this result, entered by the
 * same side (null: by the administration) or agreed by both sides.
 */
function isUnchanged(row: LeagueMatchRow, side: Side | null, result: MatchResult | null): boolean {
  if (!hasResult(row, result)) return false;
  if (result === null) return true;
  if (row.enteredPlayer === null) return side === null;
  return row.state === 'CONFIRMED' || sideOfPlayer(row, row.enteredPlayer) === side;
}
