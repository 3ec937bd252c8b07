import type { LeaguePlayerRecord } from '@club/shared/contracts/league/players-control';
import { recordedActions } from '../../action-log/testing';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { erasedPlayerName } from '../players/erased-players';
import { allPlayers, findPlayer } from '../players/league-players.repository';
import { leaguePlayerRoutes } from './players-control.routes';
import { createLeaguePlayers } from './players-control.service';

const NOW = '2026-03-01T08:00:00Z';
const IVO = {
  firstName: 'Ivo',
  lastName: 'Novak',
  nickname: null,
  birthDate: '2020-03-01',
  residence: null,
  email: null,
  phone: null,
};

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  const save = (method: 'POST' | 'PUT', path: string, payload: object, key?: string) =>
    club.as(admin, key ? { 'idempotency-key': key } : {}).call(method, `admin/league/${path}`, payload);
  beforeAll(async () => {
    db = await open();
    const routes = (parts: Pick<TestClub, 'clock' | 'live'>) => [
      leaguePlayerRoutes(createLeaguePlayers({ ...parts, db })),
    ];
    club = await openTestClub(db, routes, NOW);
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
  });

  test('a birth date is that of somebody who can play, both of a new player and of a known one', async () => {
    const young = { ...IVO, birthDate: '2020-03-02' };
    const message = 'Datum rođenja nije ispravan: igrač lige ima barem 6 godina.';
    const refused = { status: 400, body: { fields: { birthDate: message } } };
    expect(await save('POST', 'players', young)).toMatchObject(refused);
    const { status, body } = await save('POST', 'players', IVO);
    expect(status).toBe(201);
    const known = `players/${body.player.id}`;
    expect(await save('PUT', known, young)).toMatchObject(refused);
    expect((await save('PUT', known, { ...IVO, birthDate: null })).body.player.birthDate).toBeNull();
  });

  test('an e-mail address that is not valid is refused, and so is an empty one', async () => {
    const refused = { status: 400, body: { fields: { email: 'Adresa e-pošte nije ispravna.' } } };
    expect(await save('POST', 'players', { ...IVO, email: 'ivo' })).toMatchObject(refused);
    expect(await save('POST', 'players', { ...IVO, email: '' })).toMatchObject(refused);
  });

  test('a player is linked to a member who is still one', async () => {
    const { player } = (await save('POST', 'players', { ...IVO, firstName: 'Ivan' })).body;
    const link = (memberId: number) => save('PUT', `players/${player.id}/member`, { memberId });
    const former = await club.addMember();
    await db.handle
      .updateTable('member')
      .set({ erased_at: new Date(NOW) })
      .where('id', '=', former.id)
      .execute();
    expect(await link(former.id)).toMatchObject({ status: 409, body: { code: 'MEMBER_ERASED' } });
    expect(await link(999_999)).toMatchObject({ status: 404, body: { code: 'MEMBER_UNKNOWN' } });
    const present = await club.addMember();
    expect((await link(present.id)).body.player.member).toMatchObject({ memberId: present.id });
  });

  test('the action log names the member to whom a player is linked, and the one to whom no longer', async () => {
    const { player } = (await save('POST', 'players', { ...IVO, firstName: 'Vid' })).body;
    const link = (memberId: number | null) => save('PUT', `players/${player.id}/member`, { memberId });
    const vid = await club.addMember({ firstName: 'Vid', lastName: 'Novak', username: 'vid' });
    const ela = await club.addMember({ firstName: 'Ela', lastName: 'Perić', username: 'ela' });
    for (const memberId of [vid.id, ela.id, null]) await link(memberId);
    const [unlinked, relinked, linked] = await recordedActions(db, { subject: 'Vid Novak' });
    const [vidNamed, elaNamed] = [
      { Korisnik: 'Vid Novak', 'Korisničko ime': 'vid' },
      { Korisnik: 'Ela Perić', 'Korisničko ime': 'ela' },
    ];
    expect(linked).toMatchObject({ action: 'Igrač lige povezan s korisnikom', before: null, after: vidNamed });
    expect(relinked).toMatchObject({ before: vidNamed, after: elaNamed });
    expect(unlinked).toMatchObject({ action: 'Igrač lige odvojen od korisnika', before: elaNamed, after: null });
  });

  test('the message names the member; a link that is as wanted already is neither written nor logged', async () => {
    const { player } = (await save('POST', 'players', { ...IVO, firstName: 'Rea' })).body;
    const link = async (memberId: number | null) => {
      const { status, body } = await save('PUT', `players/${player.id}/member`, { memberId });
      expect([status, body.player.member?.memberId ?? null]).toEqual([200, memberId]);
      return body.message;
    };
    const rea = await club.addMember({ firstName: 'Rea', lastName: 'Novak', username: 'rea' });
    expect(await link(null)).toBe('Igrač nije povezan s korisnikom.');
    expect(await link(rea.id)).toBe('Igrač je povezan s korisnikom: Rea Novak (rea).');
    expect(await link(rea.id)).toBe('Igrač je povezan s korisnikom: Rea Novak (rea).');
    expect(await link(null)).toBe('Igrač više nije povezan s korisnikom: Rea Novak (rea).');
    expect(await link(null)).toBe('Igrač nije povezan s korisnikom.');
    const actions = (await recordedActions(db, { subject: 'Rea Novak' })).map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(['Igrač lige odvojen od korisnika', 'Igrač lige povezan s korisnikom']);
    expect(actions.filter((action) => / korisnik/.test(action))).toHaveLength(2);
  });

  test('an erased player keeps the pseudonym: no new data, and no link to a member', async () => {
    const { player } = (await save('POST', 'players', { ...IVO, firstName: 'Bivši', lastName: 'x' })).body;
    const pseudonym = erasedPlayerName(player.id);
    await db.handle
      .updateTable('league_player')
      .set({ first_name: pseudonym.firstName, last_name: pseudonym.lastName, erased_at: new Date(NOW) })
      .where('id', '=', player.id)
      .execute();
    const present = await club.addMember();
    const refused = { status: 409, body: { code: 'PLAYER_ERASED' } };
    expect(await save('PUT', `players/${player.id}`, IVO)).toMatchObject(refused);
    expect(await save('PUT', `players/${player.id}/member`, { memberId: present.id })).toMatchObject(refused);
    expect(await save('PUT', `players/${player.id}/member`, { memberId: null })).toMatchObject(refused);
    const row = await findPlayer(db.handle, player.id);
    expect(row).toMatchObject({ ...pseudonym, memberId: null });
    const listed: LeaguePlayerRecord[] = (await club.as(admin).get('admin/league/players')).body;
    expect(listed.filter(({ erased }) => erased).map(({ id }) => id)).toEqual([player.id]);
  });

  describe('of two administrators who change a player at once', () => {
    const added = async (): Promise<{ id: number; version: number }> =>
      (await save('POST', 'players', { ...IVO, lastName: 'Dvojbeni', email: 'ivo@example.com' })).body.player;

    test('the later one is refused, with what the first has saved, and may then replace it', async () => {
      const { id, version } = await added();
      const first = { ...IVO, lastName: 'Dvojbeni', nickname: 'Žuti', phone: '091 111' };
      const saved = (await save('PUT', `players/${id}`, { ...first, version })).body.player;
      expect(saved).toMatchObject({ nadimak: 'Žuti', version: version + 1 });
      const late = { ...IVO, lastName: 'Kasni' };
      expect(await save('PUT', `players/${id}`, { ...late, version })).toMatchObject({
        status: 409,
        body: {
          code: 'PLAYER_CHANGED',
          message:
            'Podaci igrača su u međuvremenu promijenjeni. Sada: Ivo Dvojbeni (01.03.2020.), Žuti, 091 111. Vaš unos je ostao; spremite ga samo ako vrijedi.',
          player: saved,
        },
      });
      expect(await findPlayer(db.handle, id)).toMatchObject({ lastName: 'Dvojbeni', phone: '091 111' });
      expect((await save('PUT', `players/${id}`, { ...late, version: saved.version })).body.player.prezime).toBe(
        'Kasni',
      );
    });

    test('what is saved already is answered as saved, and logged once: the first answer may have been lost', async () => {
      const { id, version } = await added();
      const wanted = { ...IVO, lastName: 'Ponovljeni', phone: '091 222', version };
      const first = await save('PUT', `players/${id}`, wanted);
      expect(await save('PUT', `players/${id}`, wanted)).toMatchObject({ status: 200, body: first.body });
      const actions = (await recordedActions(db, { subject: 'Ivo Ponovljeni' })).map(({ action }) => action);
      expect(actions).toEqual(['Podaci igrača lige']);
    });

    test('one wins, even in the same moment', async () => {
      const { id, version } = await added();
      const change = (lastName: string) => save('PUT', `players/${id}`, { ...IVO, lastName, version });
      const answers = await Promise.all([change('Prvi'), change('Drugi')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test('a link to a member is not a change of the data; a call without a version is not checked', async () => {
      const { id, version } = await added();
      const member = await club.addMember();
      await save('PUT', `players/${id}/member`, { memberId: member.id });
      expect((await save('PUT', `players/${id}`, { ...IVO, version })).status).toBe(200);
      expect((await save('PUT', `players/${id}`, IVO)).status).toBe(200);
    });

    test.each([['1'], [-1], [1.5], [null]])('%j is not a version', async (version) => {
      const { id } = await added();
      const answer = await save('PUT', `players/${id}`, { ...IVO, version });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['version']]);
    });
  });

  describe('a link that somebody else has changed since it was shown', () => {
    let ivo: TestMember;
    let ivan: TestMember;
    let vid: TestMember;
    let player: number;
    const link = (memberId: number | null, seen?: number | null) =>
      save('PUT', `players/${player}/member`, { memberId, seen });
    const linkedNow = async () => (await findPlayer(db.handle, player))?.memberId;
    beforeAll(async () => {
      ivo = await club.addMember();
      ivan = await club.addMember({ firstName: 'Ivan', lastName: 'Kos', username: 'ivan.kos' });
      vid = await club.addMember();
    });
    beforeEach(async () => {
      player = (await save('POST', 'players', IVO)).body.player.id;
      expect((await link(ivo.id, null)).status).toBe(200);
      expect((await link(ivan.id, ivo.id)).status).toBe(200);
    });
    afterEach(() => link(null));

    test('is neither ended nor replaced, but shown', async () => {
      for (const wanted of [null, vid.id]) {
        expect(await link(wanted, ivo.id)).toMatchObject({
          status: 409,
          body: {
            code: 'LINK_CHANGED',
            message:
              'Veza igrača s korisnikom u međuvremenu je promijenjena. Sada: Ivan Kos (ivan.kos). Vaš unos je ostao; spremite ga samo ako vrijedi.',
            player: { member: { memberId: ivan.id } },
          },
        });
        expect(await linkedNow()).toBe(ivan.id);
      }
      expect((await link(vid.id, ivan.id)).status).toBe(200);
    });

    test('is not replaced by somebody who was shown none, nor made again after it was ended', async () => {
      expect((await link(vid.id, null)).body.code).toBe('LINK_CHANGED');
      await link(null, ivan.id);
      const refused = await link(vid.id, ivan.id);
      expect(refused.body).toMatchObject({ code: 'LINK_CHANGED', player: { member: null } });
      expect(refused.body.message).toContain(' Sada nije povezan. ');
      expect(await linkedNow()).toBeNull();
    });

    test('may already be the wanted one, because the answer may have been lost; earlier pages send none', async () => {
      expect((await link(ivan.id, ivo.id)).status).toBe(200);
      expect((await link(vid.id)).status).toBe(200);
    });
  });

  describe('a request with a key', () => {
    const MIA = { ...IVO, firstName: 'Mia', lastName: 'Zamjena', email: 'mia@example.com' };
    const add = (key: string, change = {}) => save('POST', 'players', { ...MIA, ...change }, key);
    const named = async (lastName: string) =>
      (await allPlayers(db.handle)).filter((player) => player.lastName === lastName).length;
    const logged = async (lastName: string) =>
      (await db.handle.selectFrom('action_log').select('id').where('subject', '=', `Mia ${lastName}`).execute()).length;

    test('that is sent again adds the player once', async () => {
      const key = '4c9f8e5e-6f4e-4c56-9a3e-2f5f7f3f9a10';
      const [first, second] = await Promise.all([add(key), add(key)]);
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.body).toEqual(first.body);
      expect((await add(key)).body).toEqual(first.body);
      expect([await named('Zamjena'), await logged('Zamjena')]).toEqual([1, 1]);
    });

    test('is refused for anything but what it added, and once that was changed', async () => {
      const key = '5c9f8e5e-6f4e-4c56-9a3e-2f5f7f3f9a10';
      const meant = { lastName: 'Jedina' };
      const { player } = (await add(key, meant)).body;
      const refused = { status: 409, body: { code: 'KEY_REUSED' } };
      expect(await add(key, { lastName: 'Druga' })).toMatchObject(refused);
      expect(await add(key, { ...meant, email: null })).toMatchObject(refused);
      expect(await add(key, { ...meant, birthDate: '2015-01-01' })).toMatchObject(refused);
      await save('PUT', `players/${player.id}`, { ...MIA, ...meant, phone: '091 333' });
      expect(await add(key, meant)).toMatchObject(refused);
      expect([await named('Jedina'), await named('Druga')]).toEqual([1, 0]);
    });

    test('must have a UUID; without a key, two players may have the same name', async () => {
      expect((await add('1')).status).toBe(400);
      const twin = { ...MIA, lastName: 'Dvojnica' };
      await save('POST', 'players', twin);
      expect((await save('POST', 'players', twin)).status).toBe(201);
      expect(await named('Dvojnica')).toBe(2);
    });
  });

  test('404 for a player whom the league does not have', async () => {
    const unknown = { status: 404, body: { code: 'PLAYER_UNKNOWN' } };
    expect(await save('PUT', 'players/999999', IVO)).toMatchObject(unknown);
    expect(await save('PUT', 'players/999999/member', { memberId: null })).toMatchObject(unknown);
  });
});
