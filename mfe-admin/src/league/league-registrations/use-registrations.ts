import {
  type AcceptRegistration,
  type AddRegistration,
  type CorrectRegistration,
  type RefuseRegistration,
  type RefuseRegistrations,
  RegistrationChange,
  Registrations,
  type UndoAcceptance,
} from '@club/shared/contracts/league/registrations-control';
import { Erased } from '@club/shared/contracts/privacy';
import { Message } from '@club/shared/contracts/scalars';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useRefetchingMutation } from '../../api/use-admin-mutation';
import { useAdminQuery } from '../../api/use-admin-query';
import { useIdempotencyOptions } from '../../api/use-idempotency-options';
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
    return answerBody(RegistrationChange, call);
  });

export const useUndoAcceptance = (id: number) =>
  useRefetchingMutation(keys.registrations, (json: UndoAcceptance) =>
    answerBody(RegistrationChange, http.post(`${CALL}/${id}/undo-acceptance`, { json })),
  );

export const useRefuseRegistration = (id: number) =>
  useRefetchingMutation(keys.registrations, async (json: RefuseRegistration) => {
    const call = http.post(`${CALL}/${id}/refuse`, { json });
    return answerBody(RegistrationChange, call);
  });

/** POST /admin/league/registrations/refuse: all of them or none. */
export const useRefuseRegistrations = () =>
  useRefetchingMutation(keys.registrations, (json: RefuseRegistrations) =>
    answerBody(Message, http.post(`${CALL}/refuse`, { json })),
  );

/** POST /admin/league/registrations: added by hand, and accepted at once. */
export function useAddRegistration() {
  const once = useIdempotencyOptions();
  return useRefetchingMutation(keys.registrations, (person: Omit<AddRegistration, 'canAsk'>) =>
    answerBody(RegistrationChange, http.post(CALL, { json: { ...person, canAsk: true }, ...once })),
  );
}

/** PUT …/{id}: corrects the six fields. */
export const useCorrectRegistration = (id: number) =>
  useRefetchingMutation(keys.registrations, (json: CorrectRegistration) =>
    answerBody(RegistrationChange, http.put(`${CALL}/${id}`, { json })),
  );

/** POST …/{id}/erase: `name` as the administrator has typed it. */
export const useEraseRegistration = (id: number) =>
  useRefetchingMutation(keys.registrations, (name: string) =>
    answerBody(Erased, http.post(`${CALL}/${id}/erase`, { json: { name } })),
  );
