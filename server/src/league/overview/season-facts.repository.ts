import { sql } from 'kysely';
import type { Handle } from '../../platform/database';

/**
 * The available data of each season, newest first. A season that is only open for registration has nothing to read yet.
 */
export const seasonFacts = (handle: Handle) =>
  handle
    .selectFrom('league_season as season')
    .select((of) => [
      'year',
      'kind',
      'state',
      'planned_rounds as plannedRounds',
      'hidden_links as hiddenLinks',
      'rules',
      'round_days as roundDays',
      'fee_cents as feeCents',
      'fee_deadline as feeDeadline',
      of
        .selectFrom('league_participation as part')
        .select((from) => from.fn.countAll<number>().as('count'))
        .whereRef('part.year', '=', 'season.year')
        .as('players'),
      of
        .selectFrom('league_entry as entry')
        .innerJoin('league_player as player', 'player.id', 'entry.player_id')
        .select((from) => from.fn.countAll<number>().as('count'))
        .whereRef('entry.year', '=', 'season.year')
        .where('withdrawn_on', 'is', null)
        .where('erased_at', 'is', null)
        .as('entries'),
      of
        .selectFrom('league_participation as part')
        .innerJoin('league_player as player', 'player.id', 'part.player_id')
        .select((from) => from.fn.count<number>('rank').as('count'))
        .whereRef('part.year', '=', 'season.year')
        // Until the draw, an erased player leaves with the next publication; afterwards who was in the table is history.
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('erased_at', 'is', null),
            eb('season.state', '=', 'FINISHED'),
            exists(selectFrom('league_draw as drawn').select('drawn.year').whereRef('drawn.year', '=', 'season.year')),
          ]),
        )
        .as('ranked'),
      of
        .selectFrom('league_round as round')
        .select((from) => from.fn.countAll<number>().as('count'))
        .whereRef('round.year', '=', 'season.year')
        .as('publishedRounds'),
      of
        .selectFrom('league_group_row as row')
        .select((from) => from.fn.countAll<number>().as('count'))
        .whereRef('row.year', '=', 'season.year')
        .as('groupRows'),
      of
        .selectFrom('league_draw as drawn')
        .select(sql<boolean>`jsonb_array_length(draw->'qualifications') > 0`.as('has'))
        .whereRef('drawn.year', '=', 'season.year')
        .as('hasQualifications'),
      of
        .selectFrom('league_draw as drawn')
        .select(sql<boolean>`jsonb_typeof(draw->'consolation') = 'object'`.as('has'))
        .whereRef('drawn.year', '=', 'season.year')
        .as('hasConsolation'),
      of
        .selectFrom('league_draw as drawn')
        .select(sql<string | null>`draw->'main'->'thirdPlace'->>'winner'`.as('winner'))
        .whereRef('drawn.year', '=', 'season.year')
        .as('thirdPlace'),
    ])
    .where('state', '<>', 'PREPARING')
    .orderBy('year', 'desc')
    .execute();

export type SeasonFacts = Awaited<ReturnType<typeof seasonFacts>>[number];

/** Matches with a result, and the first and last day of play, of each season. */
export const playedBySeason = (handle: Handle) =>
  handle
    .selectFrom('league_match')
    .select((of) => [
      'year',
      sql<number>`count(*) filter (where outcome is not null and outcome <> 'UNPLAYED')`.as('matches'),
      of.fn.min('start_date').as('startDate'),
      of.fn.max('end_date').as('endDate'),
    ])
    .groupBy('year')
    .execute();
