import { centsToEuros, personName, yearOf } from '@club/shared/domain';
import { createStatements } from '../accounts';
import { actionsBy, actionsOn } from '../action-log';
import { findFeed } from '../calendar-feed';
import { consentsOf } from '../consents';
import { findPlayerOfMember, isInLeague, leagueFeesOf, registrationsOfMember } from '../league';
import { type FormerName, findMember, formerNamesOf } from '../members';
import { chosenBy, endpointsOf, everyNoticeOf, mailsTo } from '../notices';
import type { Directory } from '../platform/identity';
import type { ServiceParts } from '../platform/service-parts';
import { presentReservation } from '../reservations';
import { createLeagueData } from './league-data';
import { everyReservationOf } from './personal-data.repository';

/**
 * All data that the club stores about a member, for download; it contains no password. Of the action log it has when
 * the member did what, and when what was done to the member's account. Whom else it concerned, who acted, and the values,
 * whose reasons may name anybody, are others' data too (GDPR, article 15(4)); on request an administrator gives what
 * concerns the person. Entries of earlier releases name their subject only by a name that namesakes share.
 */
export type PersonalDataExport = (memberId: number) => Promise<Record<string, unknown>>;

interface Parts extends ServiceParts {
  readonly directory: Pick<Directory, 'rolesOf'>;
}

export function createPersonalDataExport(parts: Parts): PersonalDataExport {
  const leagueData = createLeagueData(parts);
  const statements = createStatements(parts.db);
  return async (memberId) => {
    const member = await findMember(parts.db.handle, memberId);
    const roles = member && (await parts.directory.rolesOf([member.identityId])).get(member.identityId);
    const player = await findPlayerOfMember(parts.db.handle, memberId);
    const registrations = await registrationsOfMember(parts.db.handle, memberId);
    const registrationIds = registrations.map(({ id }) => id);
    const playerIds = player ? [player.id] : [];
    const everyName = await formerNamesOf(parts.db.handle, { memberId, playerIds, registrationIds });
    const { account } = await statements.balance(memberId);
    const reservations = await everyReservationOf(parts.db.handle, memberId);
    const calendar = await findFeed(parts.db.handle, memberId);
    const inLeague = await isInLeague(parts.db.handle, memberId, yearOf(parts.clock.today()));
    const fees = await leagueFeesOf(parts.db.handle, memberId);
    const notices = await everyNoticeOf(parts.db.handle, memberId);
    const mails = await mailsTo(parts.db.handle, memberId);
    const actions = await actionsBy(parts.db.handle, memberId);
    const concerning = await actionsOn(parts.db.handle, memberId);
    const choices = await chosenBy(parts.db.handle, [memberId]);
    const browsers = (await endpointsOf(parts.db.handle, memberId)).length;
    const consents = await consentsOf(parts.db.handle, memberId, registrationIds);
    const liga = await leagueData(memberId, player, registrations);
    return {
      izvezeno: parts.clock.now().toISOString(),
      osobniPodaci: member && {
        korisnickoIme: member.username,
        ime: member.firstName,
        prezime: member.lastName,
        ranijaImena: earlierNames(everyName, member).map(({ firstName, lastName }) => ({
          ime: firstName,
          prezime: lastName,
        })),
        nadimak: member.nickname,
        email: member.email,
        uloge: roles ?? [],
        aktivan: member.active,
        clanLige: inLeague,
        kontaktiJavni: member.contactPublic,
        clanOd: member.createdAt,
      },
      racun: { stanje: account.stanjeRacuna, gratisRezervacije: account.gratisServiceReservation },
      rezervacije: reservations.map((row) => ({
        ...presentReservation(row),
        vrstaSusreta: row.kind,
        protivnik: row.opponent,
        razlogOdrzavanja: row.reason,
        rezervirano: row.createdAt,
        otkazano: row.cancelledAt,
        razlogOtkazivanja: row.cancelReason,
      })),
      prometRacuna: await statements.whole(memberId),
      // Not the address itself: a file is copied and stored, and would open the calendar to its finder.
      adresaKalendaraOd: calendar?.createdAt ?? null,
      obavijesti: notices.map(({ title, body, at, readAt }) => ({
        naslov: title,
        tekst: body,
        vrijeme: at,
        procitano: readAt,
      })),
      poslanePoruke: mails.map(({ address, title, state, createdAt, finishedAt }) => ({
        adresa: address ?? member?.email ?? null,
        naslov: title,
        stanje: state,
        vrijeme: createdAt,
        zavrseno: finishedAt,
      })),
      izborObavijesti: choices.map(({ kind, channel, enabled }) => ({
        vrsta: kind,
        nacin: channel,
        ukljuceno: enabled,
      })),
      preglednikaZaObavijesti: browsers,
      pristanci: consents.map(({ kind, given, wording, at }) => ({
        vrsta: kind,
        pristao: given,
        tekst: wording,
        vrijeme: at.toISOString(),
      })),
      clanarineLige: fees.map(({ year, amountCents, currency, paidOn }) => ({
        godina: year,
        iznos: centsToEuros(amountCents),
        valuta: currency,
        placeno: paidOn,
      })),
      liga,
      radnje: actions.map(({ at, action }) => ({ vrijeme: at, radnja: action })),
      radnjeOVama: concerning.map(({ at, action }) => ({ vrijeme: at, radnja: action })),
    };
  };
}

/** The member, the player and a registration may each have kept a name, and the registration the present one, too. */
function earlierNames(kept: readonly FormerName[], present: FormerName): FormerName[] {
  const byName = new Map(kept.map((name) => [personName(name), name]));
  byName.delete(personName(present));
  return [...byName.values()];
}
