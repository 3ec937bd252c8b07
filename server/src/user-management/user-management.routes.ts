import { IDEMPOTENCY_HEADER, IdempotencyHeaders } from '@club/shared/contracts/idempotency';
import {
  CreateUser,
  ManagedUser,
  ManagedUsersQuery,
  OneTimePassword,
  SetActive,
  SetEmail,
  SetRoles,
  UpdateUser,
} from '@club/shared/contracts/members/user-management';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { IdPath, Message } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { messageAnswer, requireFreshSignIn, TOTAL, withHeaders } from '../platform/http';
import type { UserManagement } from './user-management.service';

const config = { access: 'ADMIN' } as const;
const response = { 200: Message };
const createdAnswer = { 201: Message };

export function userManagementRoutes(management: UserManagement): FastifyPluginAsyncZod {
  return async (app) => {
    const path = '/admin/user-management';

    app.get(
      path,
      {
        config,
        schema: {
          summary: 'The users, a page of the list',
          querystring: ManagedUsersQuery,
          response: { 200: withHeaders(z.array(ManagedUser), TOTAL) },
        },
      },
      async ({ query }, reply) => {
        const { users, total } = await management.list(query);
        return reply.header(TOTAL_HEADER, total).send(users);
      },
    );

    app.get(
      `${path}/:id`,
      { config, schema: { summary: 'A user', params: IdPath, response: { 200: ManagedUser } } },
      ({ params }) => management.find(params.id),
    );

    app.post(
      path,
      {
        config,
        schema: { summary: 'Adds a user', headers: IdempotencyHeaders, body: CreateUser, response: createdAnswer },
      },
      async ({ body, caller, headers }, reply) => {
        const request = { actorId: caller.memberId, key: headers[IDEMPOTENCY_HEADER] };
        return reply.code(201).send({ message: await management.create(body, request) });
      },
    );

    app.put(
      path,
      {
        config,
        schema: { summary: 'Changes a user’s data', headers: IdempotencyHeaders, body: UpdateUser, response },
      },
      async ({ body, caller, headers }) => {
        if (body.selectedPlayer === caller.memberId) requireFreshSignIn(caller);
        const request = { actorId: caller.memberId, key: headers[IDEMPOTENCY_HEADER] };
        return { message: await management.update(body, request) };
      },
    );

    app.put(
      `${path}/:id/email`,
      { config, schema: { summary: 'Changes a user’s e-mail address', params: IdPath, body: SetEmail, response } },
      async ({ params, body, caller }) => {
        if (params.id === caller.memberId) requireFreshSignIn(caller);
        return { message: await management.setEmail(params.id, body, caller.memberId) };
      },
    );

    app.put(
      `${path}/:id/roles`,
      { config, schema: { summary: 'Changes a user’s roles', params: IdPath, body: SetRoles, response } },
      ({ params, body, caller }) => messageAnswer(management.setRoles(params.id, body, caller.memberId)),
    );

    app.put(
      `${path}/:id/active`,
      { config, schema: { summary: 'Blocks a user, or ends the block', params: IdPath, body: SetActive, response } },
      ({ params, body, caller }) => messageAnswer(management.setActive(params.id, body.active, caller.memberId)),
    );

    app.post(
      `${path}/:id/invitation`,
      { config, schema: { summary: 'Invites a user by a one-time link', params: IdPath, response } },
      ({ params, caller }) => messageAnswer(management.invite(params.id, caller.memberId)),
    );

    app.post(
      `${path}/:id/password-reset`,
      {
        config,
        schema: { summary: 'Sets a new password for a user', params: IdPath, response: { 200: OneTimePassword } },
      },
      ({ params, caller }) => management.resetPassword(params.id, caller.memberId),
    );
  };
}
