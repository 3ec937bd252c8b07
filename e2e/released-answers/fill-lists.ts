import type { HttpMember } from '../club/http-member';

const YEAR = 2026;

/** What the demo club has none of: a closure with a voided booking, a registration, a player who has withdrawn. */
export async function fillLists(admin: HttpMember, member: HttpMember): Promise<void> {
  const [booking] = (
    await admin.ask<{ content: { datumRezerviranja: string; teren: number }[] }>('GET', 'admin-delete-reservation')
  ).content;
  if (!booking) throw new Error('The demo club has no bookings ahead.');
  const { datumRezerviranja: day, teren: court } = booking;
  const hours = { fromTime: null, toTime: null };
  const closure = { from: day, to: day, courts: [court], ...hours, reason: 'Popravak mreže', preview: false };
  await admin.ask('POST', 'admin/court-closures', closure);

  const person = { firstName: 'Luka', lastName: 'Horvat', birthDate: '1990-05-01', city: 'Zagreb' };
  await member.ask('POST', 'league-registration', { ...person, email: 'luka@example.com', phone: '091 234 5678' });

  const { version, openMatches } = await admin.ask<{
    version: number;
    openMatches: { player1: { id: number } }[];
  }>('GET', `admin/league/seasons/${YEAR}`);
  const withdrawal = { playerId: openMatches[0]?.player1.id, reason: 'Ozljeda', version };
  await admin.ask('POST', `admin/league/seasons/${YEAR}/withdrawals`, withdrawal);
}
