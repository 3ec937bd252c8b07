import type { CreateUser, SetRoles, UpdateUser } from '@club/shared/contracts/members/user-management';
import { OneTimePassword } from '@club/shared/contracts/members/user-management';
import { Erased } from '@club/shared/contracts/privacy';
import { Message } from '@club/shared/contracts/scalars';
import { answer, http } from '@club/shared/http';
import type * as z from '@club/shared/schema';
import { useAdminMutation, useRefetchingMutation } from '../../api/use-admin-mutation';
import { keys } from '../../query-keys';

const CALL = 'admin/user-management';

export function useCreateUser() {
  return useAdminMutation(async (json: CreateUser) => (await answer(Message, http.post(CALL, { json }))).body);
}

export function useUpdateUser() {
  return useAdminMutation(async (json: UpdateUser) => (await answer(Message, http.put(CALL, { json }))).body);
}

export function useSetRoles(id: number) {
  return useRefetchingMutation(
    keys.managedUsers,
    async (json: z.infer<typeof SetRoles>) => (await answer(Message, http.put(`${CALL}/${id}/roles`, { json }))).body,
  );
}

export function useSetActive(id: number) {
  return useRefetchingMutation(
    keys.managedUsers,
    async (active: boolean) => (await answer(Message, http.put(`${CALL}/${id}/active`, { json: { active } }))).body,
  );
}

export function useErase(id: number) {
  return useRefetchingMutation(
    keys.managedUsers,
    async (username: string) => (await answer(Erased, http.post(`${CALL}/${id}/erase`, { json: { username } }))).body,
  );
}

export function useInvite(id: number) {
  return useAdminMutation(async () => (await answer(Message, http.post(`${CALL}/${id}/invitation`))).body);
}

export function useResetPassword(id: number) {
  return useAdminMutation(async () => (await answer(OneTimePassword, http.post(`${CALL}/${id}/password-reset`))).body, {
    quiet: true,
  });
}
