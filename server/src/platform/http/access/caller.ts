import type { Role } from '@club/shared/contracts/roles';

/** The member behind a verified token. Decorated on each request as `request.caller`. */
export interface Caller {
  readonly memberId: number;
  readonly identityId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  /** When the password was last entered, milliseconds since the epoch; a silent sign-on does not count. */
  readonly signedInAt: number;
}

/**
 * Who may call a route: everybody, or members with the role, or with one of the roles. Every route under /api declares
 * it as `config.access`; the app refuses to start otherwise.
 */
export type RouteAccess = 'public' | Role | readonly Role[];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** See `requireFreshSignIn`. */
    freshSignIn?: true;
  }
  interface FastifyInstance {
    /**
     * Calls `refused` as soon as the request's caller would no longer be allowed: signed out, deactivated, or with a
     * new password. For long-lived answers. Returns a function that unsubscribes and ends its checks.
     */
    onCallerRefused(request: FastifyRequest, refused: () => void): () => void;
  }
  interface FastifyRequest {
    /** Present on every route whose access is a role; undefined when a visitor calls a public route. */
    caller: Caller;
  }
}
