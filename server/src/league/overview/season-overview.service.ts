import type { CurrentSeason, LeagueSeason, LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { centsToEuros, daysBetween, yearOf } from '@club/shared/domain';
import { drawOf } from '../draw/draw.repository';
import { matchesAhead } from '../engine';
import { type LeagueMatchRow, leagueMatches } from '../matches/league-matches.repository';
import { presentMatch } from '../matches/match.presenter';
import { phaseOrder } from '../matches/phase-keys';
import { leagueRound, matchesOfRound, readSeasonPages, sheetOf } from '../pyramids/season-pages';
import type { LeagueSource } from '../response-cache/league-reader';
import { allSeasons, isPlayed, isUnpublished } from '../seasons/league-seasons.repository';
import { isRound } from '../seasons/phase-text';
import { rulesOf } from '../seasons/rules-of-season';
import { allTitles } from '../winners/titles.repository';
import { playedBySeason, type SeasonFacts, seasonFacts } from './season-facts.repository';
import { linksOf } from './season-links';

/** Maximum number of matches and cells on the home page. */
const SHOWN_MATCHES = 8;
const TOP_CELLS = 8;

/** GET /league-seasons */
export async function seasonOverview(source: LeagueSource, today: string): Promise<LeagueSeasons> {
  const { handle, names } = source;
  const facts = await seasonFacts(handle);
  const played = new Map((await playedBySeason(handle)).map((row) => [row.year, row]));
  const titles = await allTitles(handle);
  const podium = await leagueMatches(handle)
    .where('match.tournament', '=', 'MAIN')
    .where('match.phase', 'in', ['FINAL', 'THIRD_PLACE'])
    .execute();
  const seasons = facts.map((season): LeagueSeason => {
    const { year } = season;
    const own = (phase: string) => podium.find((match) => match.year === year && match.phase === phase);
    const final = own('FINAL');
    const champion = (tournament: 'MAIN' | 'CONSOLATION') =>
      names.maybe(titles.find((title) => title.year === year && title.tournament === tournament)?.player ?? null);
    return {
      ...countsOf(season),
      matches: Number(played.get(year)?.matches ?? 0),
      startDate: played.get(year)?.startDate ?? null,
      endDate: played.get(year)?.endDate ?? null,
      champion: champion('MAIN'),
      secondPlace: names.maybe(final ? sideOf(final, 'LOSER') : null),
      thirdPlace: names.maybe(drawnThird(season) ?? sideOf(own('THIRD_PLACE'), 'WINNER')),
      consolationChampion: champion('CONSOLATION'),
      final: final && final.outcome !== null ? presentMatch(final, names) : null,
      ...rulesFor(season),
      links: linksOf(season),
    };
  });
  const active = facts.find(isPlayed);
  const prepared = (await allSeasons(handle)).findLast(
    (season) => isUnpublished(season) && season.year >= yearOf(today),
  );
  return {
    seasons,
    current: active ? await currentSeason(source, active.year, today) : null,
    ...(prepared && { prepared: { year: prepared.year, startsOn: prepared.starts_on } }),
  };
}

function countsOf({ year, kind, state, plannedRounds, publishedRounds, ...season }: SeasonFacts) {
  const players = Number(season.players) || Number(season.entries);
  const activePlayers = Number(season.ranked) || players;
  return { year, kind, state, plannedRounds, players, activePlayers, publishedRounds: Number(publishedRounds) };
}

/** The rules that the public texts state; an archived season follows none. */
function rulesFor({ year, kind, rules, plannedRounds, ...season }: SeasonFacts): Pick<LeagueSeason, 'rules'> {
  if (kind !== 'RULES') return {};
  const followed = rulesOf({ year, rules, planned_rounds: plannedRounds });
  const { firstPair, bonusFromRound, bonusOnce, edgeRow, byePoints } = followed;
  const { roundDays, feeDeadline } = season;
  const fee = centsToEuros(season.feeCents);
  return { rules: { firstPair, bonusFromRound, bonusOnce, roundDays, edgeRow, byePoints, fee, feeDeadline } };
}

/** The third place by the draw, which also has a player who got it without an opponent, and so without a match. */
function drawnThird({ thirdPlace }: SeasonFacts): number | null {
  // As in the draw: the number of a player, `BYE` or `PENDING`.
  return thirdPlace !== null && /^\d+$/.test(thirdPlace) ? Number(thirdPlace) : null;
}

/** By phase, whose matches stay in their order: the main tournament before the consolation, each from the top. */
const latestFirst = (matches: readonly LeagueMatchRow[]): LeagueMatchRow[] =>
  matches.toSorted((left, right) => phaseOrder(right.phase) - phaseOrder(left.phase));

function sideOf(match: LeagueMatchRow | undefined, role: 'WINNER' | 'LOSER'): number | null {
  if (!match || match.winner_side === null) return null;
  return (match.winner_side === 0) === (role === 'WINNER') ? match.player1 : match.player2;
}

async function currentSeason(source: LeagueSource, year: number, today: string): Promise<CurrentSeason | null> {
  const pages = await readSeasonPages(source.handle, year);
  const { season, rounds, matches } = pages;
  const last = rounds.at(-1);
  if (!last) return null;
  const inRounds = season.state === 'ROUNDS';
  // After the last round there may be nothing to show of a knockout that is not drawn yet.
  const knockout = matches.filter(({ phase }) => !isRound(phase));
  const isDrawn = !inRounds && knockout.length > 0;
  const draw = isDrawn ? await drawOf(source.handle, year) : undefined;
  const current = isDrawn ? knockout : matchesOfRound(pages, last.number);
  const open = current.filter(({ outcome, closed }) => outcome === null && !closed);
  const done = current.filter(({ outcome }) => outcome !== null && outcome !== 'UNPLAYED');
  const shown = (rows: readonly LeagueMatchRow[]) =>
    rows.slice(0, SHOWN_MATCHES).map((row) => presentMatch(row, source.names));
  return {
    year,
    state: inRounds ? 'ROUNDS' : 'KNOCKOUT',
    plannedRounds: season.planned_rounds,
    round: leagueRound(pages, last),
    daysLeft: inRounds && last.endDate ? daysBetween(today, last.endDate) : null,
    nextFixtures: shown(open),
    openFixtures: draw ? matchesAhead(draw) : open.length,
    lastResults: shown(isDrawn ? latestFirst(done) : done),
    // After the last round its result is the order; before, the result is provisional.
    topRows: sheetOf(pages, inRounds ? 'INITIAL' : 'RESULT', last.number, source.names).slice(0, TOP_CELLS),
  };
}
