import type { Registration } from '@club/shared/contracts/league/registrations-control';
import type { Database } from '../platform/database';
import { type PlayedLeague, YEAR } from './testing-playing';

/** A person who registers for the league; an administrator enters the same. */
export const IVO = {
  firstName: 'Ivo',
  lastName: 'Novak',
  birthDate: '1990-05-01',
  email: 'Ivo@Example.com',
  phone: '091 111 22 33',
  city: 'Ivankovo',
};

/** As the public form sends it. */
export const CONSENTING = { ...IVO, consent: true };

/** Registering and deciding about it, with what the page shows. @param league read at each call */
export function registrationCalls(league: () => PlayedLeague) {
  const path = 'admin/league/registrations';
  const registration = async (year = YEAR): Promise<Registration> =>
    (await league().as(league().admin).get(`${path}?year=${year}`)).body[0];
  return {
    register: (but: object = {}) =>
      league()
        .as()
        .post('league-registration', { ...CONSENTING, ...but }),
    /** The first of the list: an undecided one, else the one that was changed last. */
    registration,
    accept: async (choice: object = {}, year = YEAR) =>
      league()
        .as(league().admin)
        .post(`${path}/${(await registration(year)).id}/accept`, choice),
    undo: async (year = YEAR, but: { id?: number | undefined; seen?: string } = {}) => {
      const shown = await registration(year);
      const { id = shown.id, seen = shown.lastModifiedDate } = but;
      return league().as(league().admin).post(`${path}/${id}/undo-acceptance`, { seen });
    },
  };
}

export const feeOf = (db: Database, playerId: number) =>
  db.handle
    .selectFrom('league_fee')
    .select(['amount_cents', 'paid_on'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
