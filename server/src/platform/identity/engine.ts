import type { SessionEnd } from '@club/shared/contracts/session-end';
import type { FastifyInstance } from 'fastify';
import type { AccessToken, VerifyToken } from '../http';
import type { Directory } from './directory';

/** What issues the tokens and holds the identities: the embedded provider or a Keycloak. */
export interface IdentityEngine {
  readonly directory: Directory;
  readonly verify: VerifyToken;
  /** Whether the session behind a verified token is still active, as far as this server can know. */
  isSessionAlive(claims: AccessToken, token: string): Promise<boolean>;
  /** Why it is not; undefined when this server cannot know. */
  whySessionEnded(claims: AccessToken): Promise<SessionEnd | undefined>;
  /**
   * How often everybody's session is asked for again, where sessions can end without a notice to this server. Undefined:
   * each end is announced.
   */
  readonly sessionsCheckedEveryMs?: number;
  /** Where the shell's sign-in library finds the realm. */
  readonly client: SignInClient;
  /** Sign-in pages and protocol, when they are ours to serve. */
  mount(app: FastifyInstance): Promise<void>;
  /** What is to be done from time to time. */
  maintain(): Promise<void>;
}

/** keycloak-js's own configuration, and what the page needs to know before that library is there. */
export interface SignInClient {
  /** `/` when the provider is embedded. */
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
  /** Answers a silent sign-on check in one trip; only the embedded provider can. */
  readonly signOn?: string;
}
