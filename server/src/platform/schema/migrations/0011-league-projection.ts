import { type Kysely, sql } from 'kysely';

/** What pages read of a season: derived from its record by replay, or stored unchanged for an archived one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table league_match (
      id text primary key,
      year smallint not null references league_season on delete cascade,
      ordinal integer not null,
      phase text not null,
      tournament text not null check (tournament in ('MAIN', 'CONSOLATION')),
      group_type text check (group_type in ('A', 'B')),
      player1 integer not null references league_player,
      player2 integer not null references league_player,
      substituted1 integer references league_player,
      substituted2 integer references league_player,
      ball_carrier integer references league_player,
      outcome text,
      sets jsonb not null,
      by_side smallint,
      excused boolean not null,
      winner_side smallint,
      start_date date,
      end_date date,
      closed boolean not null,
      row1 smallint,
      position1 smallint,
      row2 smallint,
      position2 smallint,
      points1 smallint,
      points2 smallint,
      movement text check (movement in ('SWAP', 'STAY'))
    );
    create index league_match_of_season on league_match (year, ordinal);
    create index league_match_of_player1 on league_match (player1);
    create index league_match_of_player2 on league_match (player2);
    create index league_match_of_substituted1 on league_match (substituted1) where substituted1 is not null;
    create index league_match_of_substituted2 on league_match (substituted2) where substituted2 is not null;
    create table league_cell (
      year smallint not null references league_season on delete cascade,
      round smallint not null,
      sheet text not null check (sheet in ('INITIAL', 'RESULT')),
      row smallint not null,
      position smallint not null,
      player_id integer not null references league_player,
      substitute_id integer references league_player,
      absent boolean not null,
      start_points integer not null,
      match_points integer,
      bonus integer,
      end_points integer,
      colour text,
      direction text,
      primary key (year, round, sheet, row, position)
    );
    create index league_cell_of_player on league_cell (player_id) where sheet = 'RESULT';
    create table league_participation (
      year smallint not null references league_season on delete cascade,
      player_id integer not null references league_player,
      status text not null check (status in ('ACTIVE', 'INACTIVE')),
      rank smallint,
      points integer,
      played_round boolean not null,
      primary key (year, player_id)
    );
    create index league_participation_of_player on league_participation (player_id);
    create table league_title (
      year smallint not null references league_season on delete cascade,
      tournament text not null check (tournament in ('MAIN', 'CONSOLATION')),
      player_id integer not null references league_player,
      primary key (year, tournament)
    );
    create table league_group_row (
      year smallint not null references league_season on delete cascade,
      group_type text not null check (group_type in ('A', 'B')),
      rank smallint not null,
      player_id integer not null references league_player,
      points integer not null,
      primary key (year, group_type, rank)
    );
    create table league_draw (year smallint primary key references league_season on delete cascade, draw jsonb not null);
  `)
    .execute(db);
}
