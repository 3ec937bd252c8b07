import type { Updateable } from 'kysely';
import { recordAction } from '../action-log';
import { createBookings } from '../bookings';
import { createRegistering } from '../league';
import { createPersonalInfos, keepNamesOfPlayer } from '../members';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { addIdentity, openDirectoryForTests } from '../platform/identity/testing/directory';
import type { Tables } from '../platform/schema';
import { openCourtsForTests } from '../testing/club-services';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { personalDataRoutes } from './personal-data.routes';
import { createPersonalDataExport } from './personal-data.service';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let ana: TestMember;
  let bookings: ReturnType<typeof createBookings>;
  beforeAll(async () => {
    db = await open();
    const directory = await openDirectoryForTests(db);
    club = await openTestClub(db, (parts) => [personalDataRoutes(createPersonalDataExport({ ...parts, directory }))]);
    await openCourtsForTests(db, { opensOn: '2026-03-01', closesOn: '2026-11-30' });
    bookings = createBookings(club);
    ana = await club.addMember({ username: 'ana', email: 'ana@example.com', lastName: 'Kovač' });
  });
  const download = (headers: Record<string, string>) => club.app.inject({ url: '/api/personal-data/export', headers });

  test('a member’s own data come as a file, without a password in it', async () => {
    const answer = await download(ana.headers);
    expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''moji-podaci.json");
    expect(answer.json()).toMatchObject({
      izvezeno: club.clock.now().toISOString(),
      osobniPodaci: { korisnickoIme: 'ana', prezime: 'Kovač' },
      racun: { stanje: 0, gratisRezervacije: 0 },
      rezervacije: [],
      prometRacuna: [],
      adresaKalendaraOd: null,
      clanarineLige: [],
    });
    expect(answer.body).not.toContain('argon2');
  });

  test('the file says which roles the member has, and that the account is active', async () => {
    const vid = await club.addMember({ firstName: 'Vid', username: 'vid' });
    const names = { username: 'vid', firstName: 'Vid', lastName: 'Anić', email: 'vid@example.com' };
    await addIdentity(db, { id: vid.identityId, ...names, password: 'Tenis-2026!' });
    const directory = await openDirectoryForTests(db);
    await db.transaction((tx) => directory.setRoles(tx, vid.identityId, ['USER', 'MAINTENANCE']));
    const { osobniPodaci } = (await download(vid.headers)).json();
    expect(osobniPodaci).toMatchObject({ uloge: ['USER', 'MAINTENANCE'], aktivan: true });
  });

  test('the member’s consents and revocations are in the file with their text', async () => {
    const infos = createPersonalInfos({ ...club, directory: await openDirectoryForTests(db) });
    await infos.consent(ana.id, true);
    await infos.consent(ana.id, false);
    const registration = {
      birthDate: '1990-05-01',
      email: 'ANA@example.com',
      phone: '091 111 22 33',
      city: 'Ivankovo',
    };
    await createRegistering(club).register({ firstName: 'Ana', lastName: 'Kovač', ...registration }, true);
    const { pristanci } = (await download(ana.headers)).json();
    expect(pristanci.map(({ vrsta, pristao }: { vrsta: string; pristao: boolean }) => [vrsta, pristao])).toEqual([
      ['CONTACT_PUBLIC', true],
      ['CONTACT_PUBLIC', false],
      ['LEAGUE_REGISTRATION', true],
    ]);
    expect(pristanci[0].tekst).toBe('Moji podaci za kontakt smiju biti javni');
  });

  test('nothing is missing from the file: when it was booked and cancelled, maintenance, the calendar’s address', async () => {
    const iva = await club.addMember({ firstName: 'Iva', inLeague: true });
    const at = { slotId: 3, index: 2, date: '2026-07-11' };
    await bookings.book(iva.id, at, { kind: 'LEAGUE', opponent: 'Ana' });
    await bookings.cancel(iva.id, at);
    await bookings.book(iva.id, { ...at, slotId: 5 }, { kind: 'MAINTENANCE', reason: 'Valjanje' });
    const since = club.clock.now();
    await db.handle
      .insertInto('calendar_feed')
      .values({ member_id: iva.id, secret: 'tajna-adresa', created_at: since })
      .execute();
    const answer = await download(iva.headers);
    const moment = since.toISOString();
    expect(answer.json()).toMatchObject({
      rezervacije: [
        { vrstaSusreta: 'MAINTENANCE', razlogOdrzavanja: 'Valjanje', rezervirano: moment, otkazano: null },
        { vrstaSusreta: 'LEAGUE', protivnik: 'Ana', rezervirano: moment, otkazano: moment },
      ],
      adresaKalendaraOd: moment,
    });
    expect(answer.body).not.toContain('tajna-adresa');
  });

  describe('of a league player', () => {
    const PERSON = { birthDate: '1990-05-01', phone: '091 111 22 33', city: 'Ivankovo' };
    const register = (firstName: string, email: string) =>
      createRegistering(club).register({ firstName, lastName: 'Perić', email, ...PERSON }, true);
    const knownAs = (member: TestMember, data: Updateable<Tables['league_player']>) =>
      db.handle.updateTable('league_player').set(data).where('member_id', '=', member.id).execute();

    test('the file has what the league knows about the person, and every registration of hers', async () => {
      const names = { firstName: 'Lea', lastName: 'Perić' };
      const lea = await club.addMember({ ...names, email: 'Lea@example.com', inLeague: true });
      const contact = { residence: 'Ivankovo', email: 'lea@stari.hr', phone: '091 111 22 33' };
      await knownAs(lea, { birth_date: '1990-05-01', ...contact });
      await db.handle.updateTable('league_entry').set({ withdrawn_on: '2026-06-17' }).execute();
      await register('Lea', 'lea@example.com');
      const { liga } = (await download(lea.headers)).json();
      expect(liga.sezone).toMatchObject([{ sezona: 2026, odustao: '2026-06-17' }]);
      expect(liga.igrac).toEqual({
        ime: 'Lea',
        prezime: 'Perić',
        nadimak: null,
        datumRodjenja: '1990-05-01',
        mjesto: 'Ivankovo',
        email: 'lea@stari.hr',
        telefon: '091 111 22 33',
      });
      expect(liga.prijave).toMatchObject([
        {
          sezona: 2027,
          stanje: 'NEW',
          ime: 'Lea',
          datumRodjenja: '1990-05-01',
          email: 'lea@example.com',
          telefon: '091 111 22 33',
          mjesto: 'Ivankovo',
          prijavljeno: club.clock.now().toISOString(),
        },
      ]);
      expect(liga.mecevi).toEqual([]);
    });

    test('also a registration with the player’s e-mail, after the member and the player have another name, too', async () => {
      const rea = await club.addMember({ firstName: 'Rea', lastName: 'Perić', email: 'rea@nova.hr', inLeague: true });
      await knownAs(rea, { birth_date: PERSON.birthDate, email: 'Rea@stari.hr' });
      await register('Rea', 'rea@stari.hr');
      const found = async () => {
        const { liga, pristanci } = (await download(rea.headers)).json();
        return [liga.prijave, pristanci.filter(({ vrsta }: { vrsta: string }) => vrsta === 'LEAGUE_REGISTRATION')];
      };
      expect(await found()).toMatchObject([[{ email: 'rea@stari.hr' }], [{ pristao: true }]]);
      await db.handle.updateTable('member').set({ last_name: 'Novak' }).where('id', '=', rea.id).execute();
      expect(await found()).toMatchObject([[{ email: 'rea@stari.hr' }], [{ pristao: true }]]);
      await knownAs(rea, { last_name: 'Novak' });
      expect(await found()).toMatchObject([[{ email: 'rea@stari.hr' }], [{ pristao: true }]]);
    });

    test('not that of a namesake with the family’s e-mail, nor that of a twin', async () => {
      const jan = await club.addMember({ firstName: 'Jan', lastName: 'Perić', inLeague: true });
      await register('Jan', 'dom@example.com');
      await knownAs(jan, { birth_date: '2010-05-01', email: 'dom@example.com' });
      expect((await download(jan.headers)).json().liga.prijave).toEqual([]);
      const tin = await club.addMember({ firstName: 'Tin', lastName: 'Perić', inLeague: true });
      await knownAs(tin, { birth_date: PERSON.birthDate, email: 'tin@example.com' });
      expect((await download(tin.headers)).json().liga.prijave).toEqual([]);
    });

    test('not the registration that was accepted as another member, even with her name and e-mail', async () => {
      const names = { firstName: 'Ivan', lastName: 'Perić' };
      const son = await club.addMember({ ...names, inLeague: true });
      const player = await db.handle
        .selectFrom('league_player')
        .select('id')
        .where('member_id', '=', son.id)
        .executeTakeFirstOrThrow();
      await register('Ivan', 'obitelj@example.com');
      await db.handle
        .updateTable('league_registration')
        .set({ state: 'ACCEPTED', player_id: player.id })
        .where('email_key', '=', 'obitelj@example.com')
        .execute();
      const father = await club.addMember({ ...names, email: 'obitelj@example.com' });
      expect((await download(father.headers)).json().liga.prijave).toEqual([]);
      expect((await download(son.headers)).json().liga.prijave).toHaveLength(1);
    });

    test('a former name is in the file', async () => {
      const iva = await club.addMember({ firstName: 'Iva', lastName: 'Ćelavko' });
      await db.handle.updateTable('member').set({ last_name: 'Novak' }).where('id', '=', iva.id).execute();
      const { osobniPodaci } = (await download(iva.headers)).json();
      expect(osobniPodaci.ranijaImena).toEqual([{ ime: 'Iva', prezime: 'Ćelavko' }]);
    });

    test('so is a name that only a registration has kept, once, and not the present one', async () => {
      await register('Nina', 'nina@example.com');
      const nina = await club.addMember({ firstName: 'Nina', lastName: 'Perić', email: 'nina@example.com' });
      // The player of the registration was called so until its acceptance was undone.
      await db.transaction(async (tx) => {
        const { id } = await tx
          .selectFrom('league_registration')
          .select('id')
          .where('email_key', '=', 'nina@example.com')
          .executeTakeFirstOrThrow();
        for (const lastName of ['Žgela', 'Perić']) {
          await keepNamesOfPlayer(tx, { id: 0, firstName: 'Nina', lastName }, id);
        }
      });
      const ranijaImena = async () => (await download(nina.headers)).json().osobniPodaci.ranijaImena;
      expect(await ranijaImena()).toEqual([{ ime: 'Nina', prezime: 'Žgela' }]);

      const called = (last_name: string) =>
        db.handle.updateTable('member').set({ last_name }).where('id', '=', nina.id).execute();
      await called('Žgela');
      await called('Perić');
      expect(await ranijaImena()).toEqual([{ ime: 'Nina', prezime: 'Žgela' }]);
    });

    test('not the registration of somebody else whose e-mail the member has entered as their own', async () => {
      await register('Mia', 'mia@example.com');
      const curious = await club.addMember({ firstName: 'Vid', lastName: 'Perić', email: 'mia@example.com' });
      const answer = await download(curious.headers);
      expect(answer.json()).toMatchObject({ liga: { igrac: null, prijave: [], mecevi: [] }, pristanci: [] });
      expect(answer.body).not.toContain(PERSON.phone);
    });
  });

  test('the file has the e-mails that were sent to the member, and nobody else’s', async () => {
    const lea = await club.addMember({ firstName: 'Lea', email: 'lea@nova.hr' });
    const other = await club.addMember({ firstName: 'Mia', email: 'mia@klub.hr' });
    const created = club.clock.now();
    const finished = new Date('2026-07-11T10:00:00Z');
    const mail = async (memberId: number, title: string, delivery: object) => {
      const text = { event: title, kind: 'ROUND_PUBLISHED' as const, title, body: title, path: '/', in_app: true };
      const { id } = await db.handle
        .insertInto('notice')
        .values({ ...text, member_id: memberId, created_at: created })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db.handle
        .insertInto('notice_delivery')
        .values({ notice_id: id, channel: 'EMAIL', due_at: created, ...delivery })
        .execute();
    };
    await mail(lea.id, 'Novo kolo', { state: 'SENT', finished_at: finished, address: 'lea@stara.hr' });
    await mail(lea.id, 'Tereni zatvoreni', {});
    const browser = { member_id: lea.id, endpoint: 'https://push/2', p256dh: 'k', auth: 'a', created_at: created };
    const { id } = await db.handle
      .insertInto('push_subscription')
      .values(browser)
      .returning('id')
      .executeTakeFirstOrThrow();
    await mail(lea.id, 'U pregledniku', { channel: 'PUSH', subscription_id: id });
    await mail(other.id, 'Mijina poruka', { state: 'SENT', finished_at: finished, address: 'mia@klub.hr' });
    const { poslanePoruke } = (await download(lea.headers)).json();
    const vrijeme = created.toISOString();
    expect(poslanePoruke).toEqual([
      { adresa: 'lea@nova.hr', naslov: 'Tereni zatvoreni', stanje: 'WAITING', vrijeme, zavrseno: null },
      { adresa: 'lea@stara.hr', naslov: 'Novo kolo', stanje: 'SENT', vrijeme, zavrseno: finished.toISOString() },
    ]);
  });

  test('of the action log the file has when what was done by and to the member, without the data of others', async () => {
    const vera = await club.addMember({ firstName: 'Vera', lastName: 'Upravitelj', roles: ['ADMIN'] });
    const at = club.clock.now();
    const act = (actorId: number, action: string, subject: string, subjectMemberId?: number) => {
      const entry = { actorId, at, action, subject, subjectMemberId, after: { Razlog: 'dug Ive Novak' } };
      return db.transaction((tx) => recordAction(tx, entry));
    };
    await act(vera.id, 'Uplata', 'Iva Novak');
    await act(vera.id, 'Termini terena', 'Tereni');
    await act(ana.id, 'Promjena uloga', 'Vera Upravitelj', vera.id);
    // Of a namesake, or of an earlier release.
    await act(ana.id, 'Deaktivacija', 'Vera Upravitelj');
    const answer = await download(vera.headers);
    const vrijeme = at.toISOString();
    expect(answer.json().radnje).toEqual([
      { vrijeme, radnja: 'Termini terena' },
      { vrijeme, radnja: 'Uplata' },
    ]);
    expect(answer.json().radnjeOVama).toEqual([{ vrijeme, radnja: 'Promjena uloga' }]);
    expect(answer.body).not.toMatch(/Novak|Deaktivacija|Kovač/);
  });

  test('the file has the choices of notices, and in how many browsers they are shown', async () => {
    const eva = await club.addMember({ firstName: 'Eva' });
    const choice = { member_id: eva.id, kind: 'OPPONENT', channel: 'PUSH', enabled: true } as const;
    await db.handle.insertInto('notice_preference').values(choice).execute();
    await db.handle
      .insertInto('push_subscription')
      .values({ member_id: eva.id, endpoint: 'https://push/1', p256dh: 'k', auth: 'a', created_at: club.clock.now() })
      .execute();
    const { izborObavijesti, preglednikaZaObavijesti } = (await download(eva.headers)).json();
    expect(izborObavijesti).toEqual([{ vrsta: 'OPPONENT', nacin: 'PUSH', ukljuceno: true }]);
    expect(preglednikaZaObavijesti).toBe(1);
  });
});
