import { ClubProfile, PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { type ClubProfiles, clubProfileRoutes, createClubProfiles } from '../club-profile';
import { eachEngine } from '../platform/database/testing';
import { openErasure } from './testing-erasure';

eachEngine((open) => {
  test('texts that the erased name made longer than a form accepts can be read, and shortened', async () => {
    let profiles: ClubProfiles | undefined;
    const { club, admin } = await openErasure(await open(), (parts) => {
      profiles = createClubProfiles({ ...parts, report: console.error });
      return [clubProfileRoutes(profiles)];
    });
    const as = club.as(admin);
    const person = 'Ivo Kos';
    const { name: _, motto, primary, secondary, texts } = PRESET_CLUB;
    const look = { name: `Klub ${person}`.padEnd(40, '.'), motto, primary, secondary };
    const arrival = `Ključ čuva ${person}`.padEnd(200, '.');
    expect((await as.put('admin/settings/club-profile', look)).status).toBe(200);
    expect((await as.put('admin/settings/club-texts', { ...texts, arrival })).status).toBe(200);

    const { id } = await club.addMember({ firstName: 'Ivo', lastName: 'Kos', username: 'ivo' });
    expect((await as.post(`admin/user-management/${id}/erase`, { username: 'ivo' })).status).toBe(200);
    await profiles?.load();

    const { status, body } = await club.as().get('club-profile');
    expect([status, body.texts.arrival]).toEqual([200, arrival.replace(person, `Bivši član ${id}`)]);
    expect(ClubProfile.safeParse(body)).toEqual({ success: true, data: body });
    const seen = { ...look, name: body.name };
    expect((await as.put('admin/settings/club-profile', { ...seen, name: 'Klub', seen })).status).toBe(200);
    const shorter = { ...body.texts, arrival: 'Pješice', seen: body.texts };
    expect((await as.put('admin/settings/club-texts', shorter)).status).toBe(200);
    profiles?.close();
  });
});
