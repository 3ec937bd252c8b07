import { sql } from 'kysely';
import { insertPlayers } from '../league';
import { eachEngine } from '../platform/database/testing';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { openTestClub } from '../testing/test-club';
import { createPersonalDataExport } from './personal-data.service';

/** What the file leaves out, although the row mentions the member, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'court_closure.closed_by': 'an action of an administrator, which the log has too',
  'league_change.actor_id': 'its text names others; a result that is valid, and who entered it, is among the matches',
  'league_match.ball_carrier': 'only who brings the balls to a match, which is there with its players',
  'league_result.entered_by': 'by an administrator, whose log has it; by a player, the matches name him',
  'league_result_history.actor_id': 'the same of every earlier entry',
  'ledger_entry.actor_id': 'an action about the account of another member, which the log has too',
  'reservation.cancelled_by': 'the reservation says when; that of another member is in the log of actions',
  'reservation_total.member_id': 'counts the reservations, which are all there',
};

/** By which columns the rows of the file are the member's. A new column is in one of the two lists. */
const IN_FILE: readonly string[] = [
  'account.member_id',
  'action_log.actor_id',
  'action_log.subject_member_id',
  'calendar_feed.member_id',
  'consent.member_id',
  'former_name.member_id',
  'former_name.player_id',
  'league_cell.player_id',
  'league_cell.substitute_id',
  'league_entry.player_id',
  'league_fee.player_id',
  'league_group_row.player_id',
  'league_match.player1',
  'league_match.player2',
  'league_match.substituted1',
  'league_match.substituted2',
  'league_participation.player_id',
  'league_player.member_id',
  'league_registration.player_id',
  'league_result.entered_player',
  'league_title.player_id',
  'ledger_entry.member_id',
  'notice.member_id',
  'notice_preference.member_id',
  'push_subscription.member_id',
  'reservation.member_id',
];

eachEngine((open) => {
  test('every column that says whom a row is about has its place in the member’s file, or is left out for a reason', async () => {
    const database = await open();
    const club = await openTestClub(database, () => []);
    const { id } = await club.addMember();
    await database.transaction((tx) =>
      insertPlayers(tx, [{ memberId: id, firstName: 'Ana', lastName: 'Anić', createdAt: club.clock.now() }]),
    );
    let read = '';
    const handle = database.handle.withPlugin({
      transformQuery: ({ node }) => {
        read += JSON.stringify(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const directory = await openDirectoryForTests(database);
    await createPersonalDataExport({ ...club, db: { ...database, handle }, directory })(id);

    const { rows } = await sql<{ table: string; column: string }>`
      select conrelid::regclass::text as "table", attname::text as "column"
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid in ('member'::regclass, 'league_player'::regclass)
      union
      select c.table_name, column_name
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = current_schema() and table_type = 'BASE TABLE' and column_name in ('member_id', 'player_id')
    `.execute(database.handle);
    const columns = rows.map(({ table, column }) => `${table}.${column}`);
    expect(columns.toSorted()).toEqual([...IN_FILE, ...Object.keys(LEFT_OUT)].toSorted());
    const isRead = (table = '') => new RegExp(`\\b${table}\\b`).test(read);
    expect(IN_FILE.filter((column) => !isRead(column.split('.')[0]))).toEqual([]);
  });
});
