import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eachEngine } from '../../platform/database/testing';
import { openTestClub } from '../../testing/test-club';
import { seasonFileRoutes } from './season-files.routes';
import { createSeasonFiles } from './season-files.service';

const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../../../docs/examples/season-2018.csv'), 'utf8');
const PATH = '/api/admin/league/season-files';

eachEngine((open) => {
  test('only an administrator checks, imports and exports a season', async () => {
    const db = await open();
    const club = await openTestClub(db, (parts) => [seasonFileRoutes(createSeasonFiles({ ...parts, db }))]);
    const member = await club.addMember({ firstName: 'Ana', lastName: 'Kovač' });
    const admin = await club.addMember({ firstName: 'Zvonimir', lastName: 'Matić', roles: ['USER', 'ADMIN'] });
    const send = (headers: Record<string, string>, step: 'check' | 'import', text: string) =>
      club.app.inject({
        method: 'POST',
        url: `${PATH}/${step}`,
        headers,
        payload: { files: [{ name: 'season-2018.csv', text }] },
      });
    const take = (headers: Record<string, string>) => club.app.inject({ url: `${PATH}/2018`, headers });

    for (const step of ['check', 'import'] as const) {
      expect((await send(club.visitor, step, EXAMPLE)).statusCode).toBe(401);
      expect((await send(member.headers, step, EXAMPLE)).statusCode).toBe(403);
    }
    expect((await take(member.headers)).statusCode).toBe(403);
    expect((await take(admin.headers)).statusCode).toBe(404);
    const broken = EXAMPLE.replace('NASLOV;GLAVNI;2', 'NASLOV;GLAVNI;9');
    const refused = await send(admin.headers, 'import', broken);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'SEASON_FILES_REFUSED']);
    const report = (await send(admin.headers, 'check', broken)).json();
    expect(report.files[0].problems).toEqual([{ line: 62, message: 'Igrač s oznakom 9 nije naveden.' }]);

    expect((await send(admin.headers, 'check', EXAMPLE)).json()).toMatchObject({ isPossible: true });
    expect((await take(admin.headers)).statusCode).toBe(404);
    expect((await send(admin.headers, 'import', EXAMPLE)).statusCode).toBe(200);
    expect((await take(admin.headers)).body).toBe(EXAMPLE);
  });

  test('a season that was imported since the check is refused with the name of the person who did', async () => {
    const db = await open();
    const club = await openTestClub(db, (parts) => [seasonFileRoutes(createSeasonFiles({ ...parts, db }))]);
    const mira = await club.addMember({ firstName: 'Mira', lastName: 'Perić', roles: ['USER', 'ADMIN'] });
    const other = await club.addMember({ firstName: 'Ante', lastName: 'Kos', roles: ['USER', 'ADMIN'] });
    const payload = { files: [{ name: 'season-2018.csv', text: EXAMPLE }], replacing: [] };
    const send = async ({ headers }: typeof mira) =>
      (await club.app.inject({ method: 'POST', url: `${PATH}/import`, headers, payload })).json();
    await send(mira);
    // Her own, of which only the answer may have been lost.
    expect(await send(mira)).toMatchObject({
      code: 'SEASON_IMPORTED',
      message: 'Sezonu 2018. već ste uvezli. Pogledajte novu provjeru.',
    });
    expect(await send(other)).toMatchObject({
      code: 'SEASON_IMPORTED',
      message: 'Sezonu 2018. je u međuvremenu uvezla druga osoba: Mira Perić. Pogledajte novu provjeru i ponovite.',
    });
  });
});
