import * as z from '@club/shared/schema';

/**
 * Why a session is over though its token had not ended: member `sessionEnd` of the problem that refuses the token (401).
 * Only who holds a token of that identity gets to read it.
 */
export const SessionEnd = z.enum(['SIGNED_OUT', 'DISABLED', 'PASSWORD_CHANGED', 'ROLES_CHANGED']);
export type SessionEnd = z.infer<typeof SessionEnd>;
