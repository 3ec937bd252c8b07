import type { Registration } from '@club/shared/contracts/league/registrations-control';
import type { Facts } from '../../action-log';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { type ChangeContext, changeSeason, type SeasonChange } from '../season-changes/change-season';
import type { StoredSeason } from '../seasons/stored-season';
import { presentRegistration } from './registration.presenter';
import {
  findRegistration,
  lockRegistration,
  memberOfRegistration,
  type RegistrationRow,
} from './registrations.repository';

export interface Decision {
  /** For the action log. */
  readonly facts: { readonly before?: Facts | undefined; readonly after: Facts };
  /** What changes in the season besides. */
  readonly change?: Pick<SeasonChange, 'record' | 'columns'>;
}

export const subjectOf = ({ first_name, last_name, year }: RegistrationRow) => `${first_name} ${last_name}, ${year}.`;

/** @param year the season, when the call names it */
export function requireRegistration(row: RegistrationRow | undefined, year = row?.year): RegistrationRow {
  if (!row || row.year !== year) throw new Refusal(404, 'REGISTRATION_UNKNOWN', 'Ta prijava ne postoji.');
  return row;
}

/**
 * A decision about a registration, as a change of its season; `work` returns null when it is made already.
 * @returns what `work` returned, and the registration after it
 */
export const decidingIn =
  (parts: ServiceParts) =>
  async <Made extends Decision | null>(
    id: number,
    by: ChangeContext,
    action: string,
    work: (tx: Tx, row: RegistrationRow, season: StoredSeason) => Promise<Made>,
  ): Promise<{ registration: Registration; decision: Made }> => {
    const { handle } = parts.db;
    const { year } = requireRegistration(await findRegistration(handle, id));
    const { change: changed } = await changeSeason(parts, year, by, async (season, tx) => {
      const row = requireRegistration(await lockRegistration(tx, id));
      const earlier = await memberOfRegistration(tx, id);
      const decision = await work(tx, row, season);
      if (!decision) return null;
      const { facts, change } = decision;
      // An undone acceptance leaves no player.
      const subjectMemberId = (await memberOfRegistration(tx, id)) ?? earlier;
      const log = { action, subject: subjectOf(row), subjectMemberId, ...facts };
      return { what: `${action}: ${row.first_name} ${row.last_name}`, ...change, log, decision };
    });
    const registration = await presentRegistration(handle, requireRegistration(await findRegistration(handle, id)));
    // Null only if `work` returned that.
    return { registration, decision: (changed?.decision ?? null) as Made };
  };
