import type { SessionEnd } from '@club/shared/contracts/session-end';
import type { FastifyInstance } from 'fastify';
import type { AccessToken, VerifyToken } from '../http';
import type { Directory } from './directory';

/** What issues the tokens and holds the identities: the embedded provider or a Keycloak. */
export interface IdentityEngine {
  readonly directory: Directory;
  readonly verify: VerifyToken;
  /** Whether the session behind a verified token still stands, as far as this server can know. */
  isSessionAlive(token: AccessToken): Promise<boolean>;
  /** Why it does not; undefined when this server cannot know. */
  whySessionEnded(token: AccessToken): Promise<SessionEnd | undefined>;
  /** Where the shell's sign-in library finds the realm. */
  readonly client: SignInClient;
  /** Sign-in pages and protocol, when they are ours to serve. */
  mount(app: FastifyInstance): Promise<void>;
  /** What is to be done from time to time. */
  maintain(): Promise<void>;
}

/** keycloak-js's own configuration. */
export interface SignInClient {
  /** `/` when the provider is embedded. */
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
}
