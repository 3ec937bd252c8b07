import { drawNotice, type NewNotice, opponentNotice, roundNotice, writeNotices } from '../../notices';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import type { Live } from '../../platform/live';
import { contactBy, type PlayerId, type SeasonRecord } from '../engine';
import { phaseName } from '../matches/phase-keys';
import { memberOfPlayer } from '../players/player-members.repository';
import { readPlayerNames } from '../players/player-names';
import { NO_ROWS, rowsOfRecord, type SeasonRows } from '../seasons/season-rows';

/** A season before or after a change: its record, and the rows that pages read. */
export interface SeasonState {
  readonly record: SeasonRecord | null;
  readonly rows: SeasonRows;
}

interface Step {
  readonly year: number;
  readonly before: SeasonState;
  readonly after: SeasonState;
}

/**
 * Notifies the members among the players of a season change: a new round or draw, and each of their matches that is new
 * or has other players. Found by comparison, so that no change of a season can forget it; past rounds and matches cause
 * no notices.
 */
export async function announceSeason(
  tx: Tx,
  { live, clock }: { live: Live; clock: Clock },
  { year, before, after }: Step,
): Promise<void> {
  const texts = publishedTexts(year, before.record, after.record, clock.today());
  const known = new Set(before.rows.league_match.map(fixtureOf));
  const fresh = after.rows.league_match.filter((match) => {
    const isAhead = match.end_date === null || match.end_date >= clock.today();
    return !match.closed && match.outcome === null && isAhead && !known.has(fixtureOf(match));
  });
  if (texts.length === 0 && fresh.length === 0) return;
  const members = await memberOfPlayer(tx);
  const names = await readPlayerNames(tx);
  const noticeTo = (player: number, notice: Omit<NewNotice, 'memberId'>): NewNotice[] => {
    const memberId = members.get(player);
    return memberId === undefined ? [] : [{ memberId, ...notice }];
  };
  const players = after.rows.league_participation.filter(({ status }) => status === 'ACTIVE');
  await writeNotices(tx, live, clock.now(), [
    ...texts.flatMap((notice) => players.flatMap(({ player_id }) => noticeTo(player_id, notice))),
    ...fresh.flatMap((match) => {
      const { player1, player2, end_date: endDate } = match;
      const event = `match ${fixtureOf(match)}`;
      const phase = phaseName(match.phase);
      const ofPlayer = (player: PlayerId, against: PlayerId) => {
        const opponent = names.of(against).displayName;
        const text = opponentNotice({ phase, opponent, endDate, contactBy: contactDay(match, player, clock.today()) });
        return noticeTo(player, { event, text });
      };
      return [...ofPlayer(player1, player2), ...ofPlayer(player2, player1)];
    }),
  ]);
}

/** As at the publication of the last round, for a season that was written at once. */
export function announceLastRound(tx: Tx, parts: { live: Live; clock: Clock }, record: SeasonRecord): Promise<void> {
  const before = { record: { ...record, rounds: record.rounds.slice(0, -1) }, rows: NO_ROWS };
  const after = { record, rows: rowsOfRecord(record) };
  return announceSeason(tx, parts, { year: record.settings.year, before, after });
}

/** The last day for a player to contact the opponent; null for the contacted player, and when the day is over. */
function contactDay(match: SeasonRows['league_match'][number], player: PlayerId, today: string): string | null {
  if (match.ball_carrier !== player || match.start_date === null) return null;
  const day = contactBy(match.start_date);
  return day >= today ? day : null;
}

const fixtureOf = ({ id, player1, player2 }: SeasonRows['league_match'][number]): string =>
  `${id} ${player1} ${player2}`;

function publishedTexts(
  year: number,
  before: SeasonRecord | null,
  after: SeasonRecord | null,
  today: string,
): Omit<NewNotice, 'memberId'>[] {
  const number = after?.rounds.length ?? 0;
  const round = after?.rounds.at(-1);
  const isNewRound = round && number > (before?.rounds.length ?? 0) && round.endDate >= today;
  const isNewDraw = after?.knockout && !before?.knockout;
  return [
    ...(isNewRound ? [{ event: `round ${year} ${number}`, text: roundNotice({ year, number, ...round }) }] : []),
    ...(isNewDraw ? [{ event: `draw ${year}`, text: drawNotice({ year }) }] : []),
  ];
}
