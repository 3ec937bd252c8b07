import type { Role } from '@club/shared/contracts/roles';
import type { FastifyRequest } from 'fastify';

/** Who calls: the member behind a verified token. Decorated on each request as `request.caller`. */
export interface Caller {
  readonly memberId: number;
  readonly identityId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
}

/** Who may call a route. Every route under /api declares it as `config.access`; the app refuses to start otherwise. */
export type RouteAccess = 'public' | Role;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
  interface FastifyRequest {
    /** Present on every route whose access is a role. On a public one ask `callerIfAny`. */
    caller: Caller;
  }
}

/** Who calls a public route: a signed-in member, or nobody in particular. */
export function callerIfAny(request: FastifyRequest): Caller | undefined {
  return request.caller;
}
