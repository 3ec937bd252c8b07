import { createStatements } from '../accounts/statement.service';
import { myReservations } from '../bookings/my-reservations.service';
import type { Clock } from '../clock/clock';
import type { Database } from '../database/database';
import { leagueFeesOf } from '../league/fees/league-fees.repository';
import { euros } from '../pricing/euros';
import { findMember } from './members.repository';

const EVERYTHING = { page: 0, size: 1_000_000 };

/** All that the club keeps about a member, for the member to take away; a password is in none of it. */
export type PersonalDataExport = (memberId: number) => Promise<Record<string, unknown>>;

export function createPersonalDataExport(parts: { db: Database; clock: Clock }): PersonalDataExport {
  const statements = createStatements(parts.db);
  return async (memberId) => {
    const member = await findMember(parts.db.handle, memberId);
    const { stanjeRacuna, gratisServiceReservation } = await statements.balance(memberId);
    const reservations = await myReservations(parts, memberId, EVERYTHING);
    const fees = await leagueFeesOf(parts.db.handle, memberId);
    return {
      izvezeno: parts.clock.now().toISOString(),
      osobniPodaci: member && {
        korisnickoIme: member.username,
        ime: member.firstName,
        prezime: member.lastName,
        nadimak: member.nickname,
        email: member.email,
        clanLige: member.inLeague,
        kontaktiJavni: member.contactPublic,
        clanOd: member.createdAt,
      },
      racun: { stanje: stanjeRacuna, gratisRezervacije: gratisServiceReservation },
      rezervacije: reservations.content.map(({ cancel, ...row }) => row),
      prometRacuna: await statements.whole(memberId),
      clanarineLige: fees.map(({ year, amountCents, currency, paidOn }) => ({
        godina: year,
        iznos: euros(amountCents),
        valuta: currency,
        placeno: paidOn,
      })),
    };
  };
}
