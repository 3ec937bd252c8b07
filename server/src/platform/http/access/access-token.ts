import type { Role } from '@club/shared/contracts/roles';

/** The claims of a verified access token. */
export interface AccessToken {
  /** `sub` */
  readonly identityId: string;
  /** `sid` */
  readonly sessionUid: string;
  readonly roles: readonly Role[];
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** When the password was last entered, milliseconds since the epoch; 0 when the token does not contain it. */
  readonly signedInAt: number;
}

/**
 * @throws Refusal (503) when the token cannot be verified at the moment; any other error: the token was not issued for
 * this API, or has expired
 */
export type VerifyToken = (token: string) => Promise<AccessToken>;
