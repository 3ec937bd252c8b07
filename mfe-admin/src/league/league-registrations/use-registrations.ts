import {
  type AcceptRegistration,
  type AddRegistration,
  type CorrectRegistration,
  type RefuseRegistration,
  type RefuseRegistrations,
  RegistrationChange,
  Registrations,
} from '@club/shared/contracts/league/registrations-control';
import { Erased } from '@club/shared/contracts/privacy';
import { Message } from '@club/shared/contracts/scalars';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useRefetchingMutation } from '../../api/use-admin-mutation';
import { useAdminQuery } from '../../api/use-admin-query';
import { keys } from '../../query-keys';

const CALL = 'admin/league/registrations';

/** GET /admin/league/registrations?year */
export function useRegistrations(year: number) {
  useLiveQuery('league', keys.registrationsOf(year));
  // Each registration contains the members who have its e-mail.
  useLiveQuery('members', keys.registrationsOf(year));
  return useAdminQuery({ queryKey: keys.registrationsOf(year), schema: Registrations, path: `${CALL}?year=${year}` });
}

/** `playerId` null accepts as a new player. */
export const useAcceptRegistration = (id: number) =>
  useRefetchingMutation(keys.registrations, async (json: AcceptRegistration) => {
    const call = http.post(`${CALL}/${id}/accept`, { json });
    return (await answer(RegistrationChange, call)).body;
  });

export const useRefuseRegistration = (id: number) =>
  useRefetchingMutation(keys.registrations, async (json: RefuseRegistration) => {
    const call = http.post(`${CALL}/${id}/refuse`, { json });
    return (await answer(RegistrationChange, call)).body;
  });

/** POST /admin/league/registrations/refuse: all of them or none. */
export const useRefuseRegistrations = () =>
  useRefetchingMutation(
    keys.registrations,
    async (json: RefuseRegistrations) => (await answer(Message, http.post(`${CALL}/refuse`, { json }))).body,
  );

/** POST /admin/league/registrations: added by hand, and accepted at once. */
export const useAddRegistration = () =>
  useRefetchingMutation(
    keys.registrations,
    async (json: AddRegistration) => (await answer(RegistrationChange, http.post(CALL, { json }))).body,
  );

/** PUT …/{id}: corrects the six fields. */
export const useCorrectRegistration = (id: number) =>
  useRefetchingMutation(
    keys.registrations,
    async (json: CorrectRegistration) => (await answer(RegistrationChange, http.put(`${CALL}/${id}`, { json }))).body,
  );

/** POST …/{id}/erase: `name` as the administrator has typed it. */
export const useEraseRegistration = (id: number) =>
  useRefetchingMutation(
    keys.registrations,
    async (name: string) => (await answer(Erased, http.post(`${CALL}/${id}/erase`, { json: { name } }))).body,
  );
