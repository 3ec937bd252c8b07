import { type Kysely, sql } from 'kysely';

/**
 * League membership, and its fee, move from the member to the league player (resolution 50). Members of the league
 * become players with an entry of the year in which this runs; a member with only a fee becomes a player without an
 * entry.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    insert into league_player (member_id, first_name, last_name, nickname, email, created_at)
      select id, first_name, last_name, nickname, email, created_at from member
      where in_league or exists (select from league_fee where member_id = member.id)
      order by id;

    insert into league_season (year, kind, state, planned_rounds, fee_cents, fee_deadline, registration_from,
                               registration_until, starts_on, round_days)
      select year, 'RULES', 'PREPARING', 17, 6000, make_date(year, 4, 15), make_date(year, 2, 1), make_date(year, 4, 5),
             make_date(year, 4, 6), 8
      from (select extract(year from now() at time zone 'Europe/Zagreb')::int as year) this
      where exists (select from member where in_league);
    insert into league_entry (year, player_id, registered_at)
      select league_season.year, league_player.id, member.created_at
      from league_season, member join league_player on league_player.member_id = member.id
      where member.in_league;

    alter table league_fee add column player_id integer references league_player;
    update league_fee set player_id = league_player.id
      from league_player where league_player.member_id = league_fee.member_id;
    alter table league_fee alter column player_id set not null, drop column member_id;
    alter table league_fee add constraint league_fee_of_player unique (player_id, year);
    create index league_fee_of_year on league_fee (year);

    alter table member drop column in_league;
  `)
    .execute(db);
}
