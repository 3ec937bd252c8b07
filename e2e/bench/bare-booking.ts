import type { Pool } from 'pg';

/**
 * Members of the bare database, each with a separate account: bookings of different members do not wait for each other.
 */
const MEMBERS = 10;

/** The minimum that the database has to write for a booking: reservation, ledger entry, account. */
export async function bareBookings(pool: Pool): Promise<(memberId: number) => Promise<void>> {
  await pool.query(`insert into court values (1, 'Teren 1', true)`);
  await pool.query(`insert into slot values (1, 1, '08:00')`);
  await pool.query(
    `insert into member (identity_id, username, first_name, last_name, created_at)
     select n::text, 'ana' || n, 'Ana', 'Kovač', now() from generate_series(1, ${MEMBERS}) n`,
  );
  let day = 0;
  return async (memberId) => {
    day += 1;
    // A copy for this booking, because other clients increment the counter while this one waits.
    const own = day;
    const client = await pool.connect();
    try {
      await client.query('begin');
      const account = await client.query(
        'update account set balance_cents = balance_cents - 700 where member_id = $1 returning balance_cents',
        [memberId],
      );
      const reservation = await client.query(
        `insert into reservation (slot_id, day, member_id, kind, price_cents, payment_status, created_at)
         values (1, date '2100-01-01' + $1::int, $2, 'FRIENDLY', 700, 'NOT_PAID', now()) returning id`,
        [own, memberId],
      );
      await client.query(
        `insert into ledger_entry
           (member_id, at, kind, amount_cents, balance_after, gratis_after, reservation_id, actor_id)
         values ($3, now(), 'CHARGE', -700, $1, 0, $2, $3)`,
        [account.rows[0].balance_cents, reservation.rows[0].id, memberId],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}
