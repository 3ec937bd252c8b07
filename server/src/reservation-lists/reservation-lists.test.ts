import type { ReservationList } from '@club/shared/contracts/reservation-lists';
import { sql } from 'kysely';
import { createAccounts } from '../accounts';
import { actionLogRoutes, createActionLog } from '../action-log';
import { createBookings } from '../bookings';
import { writePresets } from '../court-plan';
import { everyNoticeOf } from '../notices';
import { eachEngine } from '../platform/database/testing';
import { balanceOf } from '../testing/club-services';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createDeleteReservation } from './delete-reservation.service';
import { reservationListRoutes } from './reservation-lists.routes';
import { createReservationLists } from './reservation-lists.service';

const SEASON = { name: 'Sezona', opensOn: '2026-01-01', closesOn: '2031-12-31' };

eachEngine((open) => {
  let club: TestClub;
  let bookings: ReturnType<typeof createBookings>;
  let admin: TestMember;
  let ana: TestMember;
  let zeljka: TestMember;

  const get = (path: string) => club.as(admin).get(path);
  const list = async (url: string): Promise<ReservationList> => (await get(url)).body;
  const remove = (id: number | string, by = admin) => club.as(by).delete(`admin-delete-reservation/${id}`);
  const book = (member: TestMember, slotId: number, opponent?: string) =>
    bookings.book(
      member.id,
      { slotId, index: 2, date: '2026-11-21' },
      opponent ? { kind: 'LEAGUE', opponent } : { kind: 'FRIENDLY' },
    );

  beforeAll(async () => {
    club = await openTestClub(
      await open(),
      (parts) => {
        bookings = createBookings(parts);
        return [
          reservationListRoutes({
            lists: createReservationLists(parts.db),
            deleteReservation: createDeleteReservation(parts),
          }),
          actionLogRoutes(createActionLog(parts.db)),
        ];
      },
      '2026-11-20T06:00:00Z',
    );
    await club.db.transaction((tx) => writePresets(tx, '2026-11-20', SEASON));
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Horvat' });
    ana = await club.addMember({ firstName: 'Ana', lastName: 'Kovač', username: 'akovac', inLeague: true });
    zeljka = await club.addMember({ firstName: 'Željka', lastName: 'Đurić' });
    await createAccounts(club).pay(ana.id, 2_000, { actorId: admin.id });
    await book(ana, 1);
    await book(ana, 2, 'Marko');
    await book(zeljka, 3);
    await book(zeljka, 4);
  });

  describe('refused', () => {
    test.each([
      ['page=-1', 'page'],
      ['size=301', 'size'],
      ['size=0', 'size'],
      ['sort=cijena,asc', 'sort'],
      ['from=jucer', 'from'],
      ['status=NESTO', 'status'],
    ])('%s, naming the field', async (query, field) => {
      const answer = await get(`admin-friendly-matches?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toHaveProperty(field);
    });

    test('the deletion of an unknown reservation, by a member, or twice', async () => {
      expect((await remove(1, ana)).status).toBe(403);
      expect((await remove(999_999)).body.code).toBe('RESERVATION_UNKNOWN');
      expect((await remove('sve')).status).toBe(400);
    });

    test('the deletion of maintenance, which is not a reservation: it is removed in the grid', async () => {
      const cell = { slotId: 5, index: 2, date: '2026-11-21' };
      await bookings.book(admin.id, cell, { kind: 'MAINTENANCE', reason: 'Mreža' });
      const { id } = await club.db.handle
        .selectFrom('reservation')
        .select('id')
        .where('kind', '=', 'MAINTENANCE')
        .executeTakeFirstOrThrow();
      expect((await remove(id)).body.code).toBe('RESERVATION_UNKNOWN');
    });
  });

  test('the friendly list has the friendly matches, the league list the league ones, the deletion list both', async () => {
    const names = ({ content }: ReservationList) => content.map((row) => [row.prezime, row.vrstaSusreta]);
    const friendly = await list('admin-friendly-matches?page=0&size=30&sort=reservationDate,desc');
    expect(names(friendly)).toEqual([
      ['Đurić', 'FRIENDLY'],
      ['Đurić', 'FRIENDLY'],
      ['Kovač', 'FRIENDLY'],
    ]);
    expect(names(await list('admin-league-matches'))).toEqual([['Kovač', 'LEAGUE']]);
    expect((await list('admin-delete-reservation')).totalElements).toBe(4);
  });

  test('every row is on exactly one page, from whichever end the page is read', async () => {
    const whole = (await list('admin-delete-reservation')).content.map((row) => row.rezervacijaId);
    const paged: number[] = [];
    for (const page of [0, 1, 2, 3]) {
      const { content } = await list(`admin-delete-reservation?page=${page}&size=1`);
      paged.push(...content.map((row) => row.rezervacijaId));
    }
    expect(paged).toEqual(whole);
    expect((await list('admin-delete-reservation?page=9&size=3')).content).toHaveLength(1);
  });

  test('within a day the latest slot is first', async () => {
    const { content } = await list('admin-delete-reservation');
    const order = content.map((row) => `${row.datumRezerviranja} ${row.vrijemeTermina} ${row.teren}`);
    expect(order).toEqual(order.toSorted().reverse());
  });

  test('a player is found without case and diacritics, a day by its range', async () => {
    expect((await list('admin-delete-reservation?player=zeljka%20DJ')).totalElements).toBe(0);
    expect((await list('admin-delete-reservation?player=ZELJKA%20d')).totalElements).toBe(2);
    expect((await list(`admin-delete-reservation?player=${encodeURIComponent('ĐURIĆ Željka')}`)).totalElements).toBe(2);
    expect((await list('admin-delete-reservation?player=%25')).totalElements).toBe(0);
    expect((await list('admin-delete-reservation?from=2026-11-21&to=2026-11-21')).totalElements).toBe(4);
    expect((await list('admin-delete-reservation?from=2026-11-22')).totalElements).toBe(0);
  });

  test('a name of hundreds of members finds the reservations of all of them, in the list and in the file', async () => {
    const { handle } = club.db;
    await sql`insert into member (identity_id, username, first_name, last_name, created_at)
      select 'many-' || n, 'many-' || n, 'Iva', 'Brojić', now() from generate_series(1, 400) n`.execute(handle);
    await sql`insert into reservation (slot_id, day, member_id, kind, price_cents, payment_status, created_at)
      select 6, date '2026-11-01' + n, member.id, 'FRIENDLY', 700, 'FREE', now()
      from generate_series(1, 3) n join member on username = 'many-' || n * 100`.execute(handle);
    const days = ({ content }: ReservationList) => content.map((row) => [row.prezime, row.datumRezerviranja]);
    const all = await list('admin-friendly-matches?player=BROJ');
    expect(all.totalElements).toBe(3);
    expect(days(all)).toEqual([
      ['Brojić', '2026-11-04'],
      ['Brojić', '2026-11-03'],
      ['Brojić', '2026-11-02'],
    ]);
    expect(days(await list('admin-friendly-matches?player=br%20ro&page=1&size=2'))).toEqual([['Brojić', '2026-11-02']]);
    expect((await list('admin-friendly-matches?player=BROJ&from=2026-11-03')).totalElements).toBe(2);
    expect((await list('admin-league-matches?player=BROJ')).totalElements).toBe(0);
    expect((await get('admin-friendly-matches.csv?player=BROJ')).body.match(/Brojić/g)).toHaveLength(3);
  });

  test('a renamed player is found by the new name, also when the first reservation is made afterwards', async () => {
    const [mia, before] = [await club.addMember({ firstName: 'Mia', lastName: 'Stara' }), await club.addMember()];
    await book(mia, 7);
    const rename = (id: number, last_name: string) =>
      club.db.handle.updateTable('member').set({ last_name }).where('id', '=', id).execute();
    await rename(mia.id, 'Ždralić');
    await rename(before.id, 'Ždralić-Prva');
    await book(before, 8);
    expect((await list('admin-friendly-matches?player=zdralic')).totalElements).toBe(2);
    expect((await list('admin-friendly-matches?player=stara')).totalElements).toBe(0);
  });

  test('of players with one name each reservation says whose it is, and no other does', async () => {
    const usernames = async (player: string) =>
      (await list(`admin-friendly-matches?player=${player}`)).content.map(({ username }) => username);
    expect(await usernames('brojic')).toEqual(['many-300', 'many-200', 'many-100']);
    expect(await usernames('kovac')).toEqual([null]);
  });

  test('the CSV has the same rows, for a Croatian spreadsheet', async () => {
    const answer = await get('admin-friendly-matches.csv?player=kovac');
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''prijateljski-susreti.csv");
    expect(answer.body.split('\r\n')).toEqual([
      '\uFEFFDatum;Termin;Teren;Ime;Prezime;Korisničko ime;Vrsta;Protivnik;Cijena (EUR);Status;Otkazano ili izbrisano;Razlog',
      '21.11.2026.;08:00;1;Ana;Kovač;akovac;Prijateljski susret;;7,00;Plaćeno;;',
      '',
    ]);
  });

  test('a league match has no price in the CSV, as on the screen: the league’s fee covers it', async () => {
    const line = '21.11.2026.;08:00;2;Ana;Kovač;akovac;Liga susret;Marko;;Besplatno;;';
    const lines = async (url: string) => (await get(url)).body.split('\r\n');
    expect(await lines('admin-league-matches.csv')).toEqual([expect.anything(), line, '']);
    expect(await lines('admin-delete-reservation.csv?player=kovac')).toContain(line);
  });

  test('a deleted reservation is refunded, stays in the lists as deleted and is in the action log', async () => {
    expect(await balanceOf(club.db, ana.id)).toBe(1_300);
    const grid = club.live.version('grid');
    const [mine] = (await list('admin-friendly-matches?player=kovac')).content;
    const answer = await remove(mine?.rezervacijaId ?? 0);
    expect(answer.body).toEqual({
      message: 'Rezervacija je izbrisana: Ana Kovač, 21.11.2026. u 08:00, teren\u00a01. Vraćeno na račun: 7,00\u00a0€.',
    });
    expect(await balanceOf(club.db, ana.id)).toBe(2_000);

    const [deleted] = (await list('admin-friendly-matches?player=kovac')).content;
    expect(deleted).toMatchObject({ cancelledAt: '2026-11-20T06:00:00.000Z', cancelReason: 'Otkazao administrator' });
    const [notice] = await everyNoticeOf(club.db.handle, ana.id);
    expect(notice?.body).toMatch(
      /^Rezervaciju 21\.11\.2026\. u 08:00, teren\u00a01, otkazao je administrator\. Ako je termin/,
    );
    expect((await remove(mine?.rezervacijaId ?? 0)).body.code).toBe('RESERVATION_UNKNOWN');
    expect(club.live.version('grid')).toBeGreaterThan(grid);

    // The file has the same content as the screen, and a payment’s status leaves out cancelled ones.
    const { body } = await get('admin-friendly-matches.csv?player=kovac');
    expect(body).toContain(';7,00;Izbrisano;20.11.2026.;Otkazao administrator');
    expect((await list('admin-friendly-matches?player=kovac&status=DELETED')).totalElements).toBe(1);
    expect((await list('admin-friendly-matches?player=kovac&status=PAID')).totalElements).toBe(0);

    const log = (await get('admin/action-log')).body;
    expect(log.entries[0]).toMatchObject({
      actor: 'Zvonimir Horvat',
      action: 'Brisanje rezervacije',
      subject: 'Ana Kovač',
      before: { Termin: '21.11.2026. u 08:00, teren\u00a01', Status: 'Plaćeno', Cijena: '7,00\u00a0€' },
      after: { 'Vraćeno na račun': '7,00\u00a0€' },
    });
    const found = async (query: string) => (await get(`admin/action-log?${query}`)).body.entries.length;
    const hers = log.entries.filter((entry: { subject: string }) => entry.subject === 'Ana Kovač');
    expect(await found('subject=kovac%20ANA&actor=horvat%20zvonimir')).toBe(hers.length);
    expect(await found('subject=%25')).toBe(0);
  });

  test('the filter by status distinguishes what a player has cancelled from what was deleted', async () => {
    await book(zeljka, 6);
    await bookings.cancel(zeljka.id, { slotId: 6, index: 2, date: '2026-11-21' });
    const count = async (status: string) =>
      (await list(`admin-friendly-matches?player=đurić&status=${status}`)).totalElements;
    expect(await count('CANCELLED')).toBe(1);
    expect(await count('DELETED')).toBe(0);
    expect((await list('admin-friendly-matches?player=kovac&status=CANCELLED')).totalElements).toBe(0);
  });

  test('the message after a deletion names the player, apart from a namesake, and as the log what happened to the price', async () => {
    const [father, son] = [
      await club.addMember({ firstName: 'Ivo', lastName: 'Gaj', username: 'ivo.gaj' }),
      await club.addMember({ firstName: 'Ivo', lastName: 'Gaj', username: 'ivo.ml' }),
    ];
    const accounts = createAccounts(club);
    await accounts.grantGratis(father.id, 1, { actorId: admin.id, reason: 'Mreža' });
    await book(father, 9);
    await book(son, 10);
    await book(father, 11);
    const fathers = ({ username }: ReservationList['content'][number]) => username === 'ivo.gaj';
    const unpaid = (await list('admin-friendly-matches?player=gaj&status=NOT_PAID')).content.find(fathers);
    await accounts.makeComplimentary(unpaid?.rezervacijaId ?? 0, { actorId: admin.id });
    const rows = (await list('admin-friendly-matches?player=gaj')).content;
    const deleted = async (status: string): Promise<string> => {
      const row = rows.find(({ statusPlacanja }) => statusPlacanja === status);
      return (await remove(row?.rezervacijaId ?? 0)).body.message;
    };
    expect(await deleted('USER_FAVOR')).toBe(
      'Rezervacija je izbrisana: Ivo Gaj (ivo.gaj), 21.11.2026. u 14:00, teren\u00a01. Gratis rezervacija je vraćena.',
    );
    expect(await deleted('NOT_PAID')).toBe(
      'Rezervacija je izbrisana: Ivo Gaj (ivo.ml), 21.11.2026. u 14:00, teren\u00a02. Izbrisan je dug: 7,00\u00a0€.',
    );
    expect(await deleted('COMPLIMENTARY')).toBe(
      'Rezervacija je izbrisana: Ivo Gaj (ivo.gaj), 21.11.2026. u 15:30, teren\u00a01.',
    );
    const logged = (await get('admin/action-log?subject=gaj&size=3')).body.entries;
    expect(logged).toMatchObject([
      { before: { Status: 'Gratis' }, after: {} },
      { before: { Status: 'Nije plaćeno', Cijena: '7,00\u00a0€' }, after: { 'Izbrisan dug': '7,00\u00a0€' } },
      { before: { Status: 'Za uslugu' }, after: { 'Vraćene gratis rezervacije': '1' } },
    ]);
  });
});
