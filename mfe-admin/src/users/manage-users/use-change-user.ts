import type { CreateUser, SetEmail, SetRoles, UpdateUser } from '@club/shared/contracts/members/user-management';
import { OneTimePassword } from '@club/shared/contracts/members/user-management';
import { Erased } from '@club/shared/contracts/privacy';
import { Message } from '@club/shared/contracts/scalars';
import { answerBody, http } from '@club/shared/http';
import type * as z from '@club/shared/schema';
import { useAdminMutation, useRefetchingMutation } from '../../api/use-admin-mutation';
import { useOncePerInput } from '../../api/use-once-per-input';
import { keys } from '../../query-keys';

const CALL = 'admin/user-management';

export function useCreateUser() {
  const once = useOncePerInput();
  return useAdminMutation((json: CreateUser) =>
    once(json, (options) => answerBody(Message, http.post(CALL, { json, ...options }))),
  );
}

export function useUpdateUser() {
  const once = useOncePerInput();
  // Not by the name that was seen: after a lost answer the list shows the new one.
  return useAdminMutation(({ seen, ...input }: UpdateUser) =>
    once(input, (options) => answerBody(Message, http.put(CALL, { json: { ...input, seen }, ...options }))),
  );
}

export function useSetEmail(id: number) {
  return useRefetchingMutation(keys.managedUsers, (json: SetEmail) =>
    answerBody(Message, http.put(`${CALL}/${id}/email`, { json })),
  );
}

export function useSetRoles(id: number) {
  return useRefetchingMutation(keys.managedUsers, (json: z.infer<typeof SetRoles>) =>
    answerBody(Message, http.put(`${CALL}/${id}/roles`, { json })),
  );
}

export function useSetActive(id: number) {
  return useRefetchingMutation(keys.managedUsers, (active: boolean) =>
    answerBody(Message, http.put(`${CALL}/${id}/active`, { json: { active } })),
  );
}

export function useErase(id: number) {
  return useRefetchingMutation(keys.managedUsers, (username: string) =>
    answerBody(Erased, http.post(`${CALL}/${id}/erase`, { json: { username } })),
  );
}

export function useInvite(id: number) {
  return useAdminMutation(() => answerBody(Message, http.post(`${CALL}/${id}/invitation`)));
}

export function useResetPassword(id: number) {
  return useAdminMutation(() => answerBody(OneTimePassword, http.post(`${CALL}/${id}/password-reset`)), {
    quiet: true,
  });
}
