import { type NewNotice, newestEvents, writeNotices } from '../../notices';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import type { Live } from '../../platform/live';
import type { SeasonRecord } from '../engine';
import { memberOfPlayer } from '../players/player-members.repository';
import { readPlayerNames } from '../players/player-names';
import { NO_ROWS, rowsOfRecord } from '../projection/season-rows';
import { fixtureNews } from './fixture-news';
import { byeNews, lostFixtureNews, replacedSubstituteNews, withoutMatchNews } from './no-match-news';
import { publishedNews, undoneNews } from './publication-news';
import type { Step } from './season-news';

const KINDS_OF_NEWS = [publishedNews, undoneNews, fixtureNews, lostFixtureNews, withoutMatchNews, byeNews];

/**
 * Notifies the members among the players of a season change: a new round or draw, one whose publication is undone, and
 * each of their matches that is new or has other players or days, or is not played any more. The news are found by
 * comparison, so that no change of a season can forget them; past rounds and matches cause no notices. What a member's
 * last notice of the same topic already contains is not repeated.
 * @param step with the version of the season after the change
 */
export async function announceSeason(
  tx: Tx,
  { live, clock }: { live: Live; clock: Clock },
  step: Step & { readonly version: number },
): Promise<void> {
  const today = clock.today();
  const found = KINDS_OF_NEWS.flatMap((newsOf) => newsOf(step, today));
  const replacedNews = replacedSubstituteNews(step, today);
  if (found.length === 0 && !replacedNews) return;
  const members = await memberOfPlayer(tx);
  const news = replacedNews ? [...found, ...[...members.keys()].flatMap(replacedNews)] : found;
  const names = await readPlayerNames(tx);
  const lastContent = await lastContents(tx, new Set(news.map(({ topic }) => topic)));
  const notices = news.flatMap(({ player, topic, content, isReversal, isKnownBy, text }): NewNotice[] => {
    const memberId = members.get(player);
    if (memberId === undefined) return [];
    const last = lastContent(topic, memberId);
    if (last === content || (last === null ? isReversal : last === isKnownBy)) return [];
    // Contains the version, because what was announced, changed and changed back is a separate event.
    return [{ memberId, event: `${topic}: ${content} ${step.version}`, text: text(names, last) }];
  });
  await writeNotices(tx, live, clock.now(), notices);
}

/** The content of the last notice that a member has of a topic; null: there is none. */
async function lastContents(tx: Tx, topics: ReadonlySet<string>) {
  const events = new Map<string, ReadonlyMap<number, string>>();
  for (const topic of topics) events.set(topic, await newestEvents(tx, `${topic}: `));
  return (topic: string, memberId: number): string | null =>
    events.get(topic)?.get(memberId)?.slice(`${topic}: `.length).replace(/ \d+$/, '') ?? null;
}

/** As at the publication of the last round, for a season that was written at once. */
export function announceLastRound(tx: Tx, parts: { live: Live; clock: Clock }, record: SeasonRecord): Promise<void> {
  const before = { record: { ...record, rounds: record.rounds.slice(0, -1) }, rows: NO_ROWS };
  const after = { record, rows: rowsOfRecord(record) };
  return announceSeason(tx, parts, { year: record.settings.year, version: 1, before, after });
}
