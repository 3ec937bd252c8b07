import { roundCount } from '@club/shared/domain';
import { checkPublishable } from '../pyramid/draft';
import type { Order } from '../pyramid/order';
import { EngineRefusal } from '../refusal';
import type { Round } from '../round/round';
import { checkSettings, type SeasonSettings } from '../season-settings';
import { noOpenRound } from './no-open-round';
import { pinPublished } from './pin-rounds';
import { replaySeason } from './replay-season';
import { checkNextDates } from './round-dates';
import type { Season } from './season';
import type { RoundOpening, RoundRecord, SeasonRecord } from './season-record';

/** The effect of closing the open round. Storing `record` applies it. */
export interface RoundPreview {
  readonly record: SeasonRecord;
  /** The replay of `record`, with new standings. */
  readonly season: Season;
  /** The round as closed, with the result pyramid; a match's points are its `fixturePoints`. */
  readonly closed: Round;
  /** The next round with its pyramid and fixtures; null after the last one. */
  readonly next: Round | null;
}

/**
 * Publishes the first round and with it the season: from here on the settings are frozen. Source: league rule R1.
 * @throws EngineRefusal `SETTING_IMPOSSIBLE`, `ROUND_DATES_IMPOSSIBLE`, and as `checkPublishable` for the pyramid
 */
export function openSeason(
  settings: SeasonSettings,
  draft: Order,
  opening: Pick<RoundOpening, 'startDate' | 'endDate'>,
): SeasonRecord {
  checkSettings(settings);
  const first = roundRecord({ ...opening, joined: [], withdrawn: [], order: null });
  const initialOrder = checkPublishable(draft);
  const record = { settings, initialOrder, rounds: [first], isFinished: false, knockout: null };
  return pinPublished(record, replaySeason(record));
}

/**
 * Lowers the number of rounds, for example after a rainy summer; with as many as are published, the open round is the
 * last one. Source: resolution 46.
 * @param rounds fewer than planned, and not fewer than published: the caller, which names the field, has checked it
 * @throws EngineRefusal `NO_OPEN_ROUND`
 */
export function lowerRounds(record: SeasonRecord, rounds: number): SeasonRecord {
  if (record.rounds.length === 0 || record.isFinished) throw noOpenRound();
  return { ...record, settings: { ...record.settings, rounds } };
}

/**
 * Closes the open round and opens the next one. Preview and publication use this same function: a preview shows what it
 * returns, the publication stores its `record`, so the two cannot differ. Source: league rules R8 to R10, "A round is
 * closed by ADMIN in two steps".
 * @param next null exactly for the last round, else `SETTING_IMPOSSIBLE`
 * @throws EngineRefusal `NO_OPEN_ROUND`; `STRAY_RESULT` when a stored result belongs to no match;
 * `ROUND_DATES_IMPOSSIBLE`, `PLAYER_WITHDRAWN`, `ORDER_CHANGES_FIELD`, and as `joinPyramid`, `leavePyramid` and
 * `checkPublishable` when the next round is impossible
 */
export function closeOpenRound(record: SeasonRecord, next: RoundOpening | null): RoundPreview {
  const number = record.rounds.length;
  if (number === 0 || record.isFinished) throw noOpenRound();
  if ((next === null) !== (number === record.settings.rounds)) {
    const { rounds } = record.settings;
    const message = `Sezona ima ${roundCount(rounds)}.`;
    throw new EngineRefusal('SETTING_IMPOSSIBLE', message);
  }
  const published: SeasonRecord = next
    ? { ...record, rounds: [...record.rounds, roundRecord(next, record.rounds.at(-1))] }
    : { ...record, isFinished: true };
  const season = replaySeason(published);
  if (season.strayResults.length > 0) {
    throw new EngineRefusal('STRAY_RESULT', `Rezultati bez meča: ${season.strayResults.join(', ')}.`);
  }
  const closed = season.rounds[number - 1] as Round;
  return { record: pinPublished(published, season), season, closed, next: season.rounds[number] ?? null };
}

/** Players who left during the previous round are always added to the withdrawals. */
function roundRecord(opening: RoundOpening, previous?: RoundRecord): RoundRecord {
  const { startDate, endDate, joined, order } = opening;
  const withdrawn = [...new Set([...opening.withdrawn, ...(previous?.leaving ?? [])])];
  checkNextDates(opening, previous);
  return { startDate, endDate, joined, withdrawn, order, absences: [], results: {}, leaving: [], pinned: null };
}
