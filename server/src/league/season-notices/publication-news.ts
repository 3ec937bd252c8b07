import { drawNotice, drawUndoneNotice, roundNotice, roundUndoneNotice } from '../../notices';
import { type AnnouncedMatch, isToPlay, matchTopic, playersOf } from './announced-match';
import { activePlayers, type News, type Step, UNDONE } from './season-news';

/** A new round or draw, for all its players. */
export function publishedNews({ year, resultsHidden, before, after }: Step, today: string): News[] {
  const number = after.record?.rounds.length ?? 0;
  const round = after.record?.rounds.at(-1);
  const isNewRound = round && number > (before.record?.rounds.length ?? 0) && round.endDate >= today;
  const isNewDraw = after.record?.knockout && !before.record?.knockout;
  const published: Omit<News, 'player'>[] = [];
  if (isNewRound) {
    const content = `${round.startDate} ${round.endDate}`;
    const text = () => roundNotice({ year, resultsHidden, number, ...round });
    published.push({ topic: roundTopic(year, number), content, text });
  }
  if (isNewDraw) published.push({ topic: drawTopic(year), content: 'published', text: () => drawNotice({ year }) });
  return published.flatMap((news) => activePlayers(after).map((player) => ({ player, ...news })));
}

/**
 * A round or draw that is no longer published, for all who were notified of it: one notice, which covers the player's
 * match in it too. Substitutes and players of the consolation were notified of their matches only. If the same is
 * published again, it is announced again, an opponent only if it is another one.
 */
export function undoneNews({ year, resultsHidden, before, after }: Step, today: string): News[] {
  const reversal = { content: UNDONE, isReversal: true } as const;
  const number = before.record?.rounds.length ?? 0;
  const round = before.record?.rounds.at(-1);
  if (round && number > (after.record?.rounds.length ?? 0) && round.endDate >= today) {
    const undone = { year, resultsHidden, number };
    const text = () => roundUndoneNotice({ ...undone, isSubstitute: false });
    const active = activePlayers(before);
    const regulars = active.map((player) => ({ player, topic: roundTopic(year, number), ...reversal, text }));
    const ofSubstitute = { ...reversal, text: () => roundUndoneNotice({ ...undone, isSubstitute: true }) };
    const matches = before.rows.league_match.filter(({ phase }) => phase === String(number));
    return [...regulars, ...ofPlayers(matches, today, ofSubstitute).filter(({ player }) => !active.includes(player))];
  }
  if (before.record?.knockout && !after.record?.knockout) {
    const text = () => drawUndoneNotice({ year, resultsHidden, isConsolation: false });
    return activePlayers(before).map((player) => ({ player, topic: drawTopic(year), ...reversal, text }));
  }
  if (before.record?.knockout?.isConsolationDrawn && !after.record?.knockout?.isConsolationDrawn) {
    const text = () => drawUndoneNotice({ year, isConsolation: true });
    const matches = before.rows.league_match.filter(({ tournament }) => tournament === 'CONSOLATION');
    return ofPlayers(matches, today, { ...reversal, text });
  }
  return [];
}

/** The same news for both players of each match that is still to be played. */
function ofPlayers(
  matches: readonly AnnouncedMatch[],
  today: string,
  news: Pick<News, 'content' | 'isReversal' | 'text'>,
): News[] {
  const toPlay = matches.filter((match) => isToPlay(match, today));
  return toPlay.flatMap((match) => playersOf(match).map((player) => ({ player, topic: matchTopic(match), ...news })));
}

const roundTopic = (year: number, number: number): string => `round ${year} ${number}`;

const drawTopic = (year: number): string => `draw ${year}`;
