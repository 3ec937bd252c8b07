import { eachEngine } from '../platform/database/testing';
import { textColumns } from './testing-texts';
import { WRITTEN_OBJECTS, WRITTEN_TEXTS } from './written-texts.repository';

/** Texts that no person writes: a name must never change them. */
const TECHNICAL = `
  action_log.action action_log.idempotency_key calendar_feed.secret club_profile.done_steps club_profile.logo club_profile.primary_colour club_profile.secondary_colour consent.kind
  court_closure.idempotency_key expense.book expense.idempotency_key expense_receipt.type friendly_sum.status gallery_picture.file gallery_picture.kind
  landing_dates.league_from landing_dates.league_until landing_dates.registration_from league_cell.colour
  league_cell.direction league_cell.sheet league_draw.draw league_fee.currency league_group_row.group_type
  league_match.group_type league_match.id league_match.movement league_match.outcome league_match.phase league_match.sets
  league_match.tournament league_participation.status league_result.match_id league_result.outcome league_result.sets
  league_result.state league_result_history.action league_result_history.match_id league_result_history.outcome
  league_result_history.sets league_round.record league_season.draft league_season.hidden_links league_season.kind
  league_season.opened league_season.rules league_season.state league_title.tournament ledger_entry.idempotency_key
  ledger_entry.kind live_version.topic notice.event notice.kind notice.path notice_delivery.channel notice_delivery.state
  notice_preference.channel notice_preference.kind push_subscription.auth push_subscription.endpoint
  push_subscription.p256dh remote_health.remote remote_health.version reservation.cancellation_key reservation.idempotency_key
  reservation.kind reservation.payment_status reservation_total.search_text server_process.host server_process.node server_process.version
`
  .trim()
  .split(/\s+/);
/** Replaced or deleted separately, or not the club's texts. */
const OTHERS = /^(kysely_|former_name\.|identity_|member\.|league_player\.|league_registration\.(?!refuse_reason$))/;

eachEngine((open) => {
  test('each text of the database is either written by people, and searched for names, or technical', async () => {
    const columns = await textColumns((await open()).handle);
    const names = columns
      .filter(({ isComputed }) => !isComputed)
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !OTHERS.test(name));
    const written = [WRITTEN_TEXTS, WRITTEN_OBJECTS].flatMap((texts) =>
      Object.entries(texts).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
    );
    const unknown = names
      .filter((name) => ![...written, ...TECHNICAL].includes(name))
      .map((name) => `${name}: people write it? Add it to written-texts.repository.ts, else to TECHNICAL of this test`);
    expect(unknown).toEqual([]);
    expect(TECHNICAL.filter((name) => !names.includes(name) || written.includes(name))).toEqual([]);
    expect(written.filter((name) => !names.includes(name))).toEqual([]);
  });
});
