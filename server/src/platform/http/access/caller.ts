import type { Role } from '@club/shared/contracts/roles';

/** Who calls: the member behind a verified token. Decorated on each request as `request.caller`. */
export interface Caller {
  readonly memberId: number;
  readonly identityId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  /** When the password was last given, milliseconds since the epoch; a silent sign-on is none. */
  readonly signedInAt: number;
}

/**
 * Who may call a route: everybody, or who has the role, or one of the roles. Every route under /api declares it as
 * `config.access`; the app refuses to start otherwise.
 */
export type RouteAccess = 'public' | Role | readonly Role[];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** Only for who has given the password within the last 15 minutes: what a found, unlocked device must not do. */
    freshSignIn?: true;
  }
  interface FastifyInstance {
    /**
     * Calls `refused` as soon as the request's caller would not be let in any more: signed out, deactivated, or with a
     * new password. For answers that go on. Returns the way to stop that.
     */
    onCallerRefused(request: FastifyRequest, refused: () => void): () => void;
  }
  interface FastifyRequest {
    /** Present on every route whose access is a role; undefined on a public one that a visitor calls. */
    caller: Caller;
  }
}
