import type { Role } from '@club/shared/contracts/roles';
import type { SessionEnd } from '@club/shared/contracts/session-end';
import type { Generated } from 'kysely';
import type { Fixed, Json, Moment } from './column-types';

export interface IdentityTables {
  identity_user: {
    id: Fixed<string>;
    /** Unique without regard to case. */
    username: string;
    password_hash: string;
    given_name: string;
    family_name: string;
    email: string | null;
    roles: Role[];
    enabled: Generated<boolean>;
    /** The password was given by an administrator and must be changed at sign-in. */
    one_time: Generated<boolean>;
    /** When and why all sessions were last ended from outside; null when never. */
    sessions_ended_at: Generated<Date | null>;
    sessions_ended_by: Generated<SessionEnd | null>;
  };
  /**
   * Sessions, grants, codes and refresh tokens of the embedded provider; `id` is a hash of what the browser holds. Also
   * invitations, and with a Keycloak why all sessions of an identity were ended, and hashes of passwords that it may have.
   */
  identity_payload: {
    model: string;
    id: string;
    payload: Json<Record<string, unknown>>;
    grant_id: string | null;
    uid: string | null;
    account_id: string | null;
    expires_at: Moment | null;
    consumed_at: Moment | null;
  };
  identity_key: {
    kid: Fixed<string>;
    sealed_jwk: Fixed<string>;
    created_at: Moment;
    /** No longer published after this time; null: not yet known. */
    retired_at: Moment | null;
  };
  identity_secret: { name: Fixed<string>; sealed_value: Fixed<string>; created_at: Moment };
  /** Sign-ins that failed or are being checked. */
  identity_failure: { id: Generated<number>; key: string; at: Moment };
}
