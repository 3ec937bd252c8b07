import * as z from '@club/shared/schema';

/**
 * Why a session ended before its token expired: member `sessionEnd` of the problem that refuses the token (401
 * `UNAUTHENTICATED`). Only a holder of a token of that identity can read it.
 */
export const SessionEnd = z.enum(['SIGNED_OUT', 'DISABLED', 'PASSWORD_CHANGED', 'ROLES_CHANGED']);
export type SessionEnd = z.infer<typeof SessionEnd>;
