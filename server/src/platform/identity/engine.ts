import type { SessionEnd } from '@club/shared/contracts/session-end';
import type { FastifyInstance } from 'fastify';
import type { AccessToken, VerifyToken } from '../http';
import type { Directory } from './directory';

/** The system that issues tokens and stores identities: the embedded provider or a Keycloak. */
export interface IdentityEngine {
  readonly directory: Directory;
  readonly verify: VerifyToken;
  /** Whether the session behind a verified token is still active, as far as this server can know. */
  isSessionAlive(claims: AccessToken, token: string): Promise<boolean>;
  /** Why it is not active; undefined when this server cannot know. */
  sessionEndReason(claims: AccessToken): Promise<SessionEnd | undefined>;
  /**
   * How often every session is checked again, for an engine whose sessions can end without a notification to this
   * server. Undefined: every end is notified.
   */
  readonly sessionsCheckedEveryMs?: number;
  /** How the shell's sign-in library reaches the realm. */
  readonly client: SignInClient;
  /** Mounts sign-in pages and protocol, if this server serves them. */
  mount(app: FastifyInstance): Promise<void>;
  /** Periodic maintenance. */
  maintain(): Promise<void>;
}

/** keycloak-js's own configuration, and what the page needs before that library is loaded. */
export interface SignInClient {
  /** `/` when the provider is embedded. */
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
  /** Performs a silent sign-on check in one round trip; only with the embedded provider. */
  readonly signOn?: string;
}
