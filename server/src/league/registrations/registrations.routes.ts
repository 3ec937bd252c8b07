import { IDEMPOTENCY_HEADER, IdempotencyHeaders } from '@club/shared/contracts/idempotency';
import { LeagueRegistration, Registered, RegistrationWindow } from '@club/shared/contracts/league/registration';
import {
  AcceptRegistration,
  AddRegistration,
  CorrectRegistration,
  RefuseRegistration,
  RefuseRegistrations,
  RegistrationChange,
  RegistrationPath,
  Registrations,
  RegistrationsQuery,
  UndoAcceptance,
} from '@club/shared/contracts/league/registrations-control';
import { Message } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { RegistrationAttempts } from './attempts';
import type { RegistrationDecisions } from './decide-registrations.service';
import type { Registering } from './register.service';

interface Parts {
  readonly registering: Registering;
  readonly decisions: RegistrationDecisions;
  readonly attempts: RegistrationAttempts;
}

export function registrationRoutes({ registering, decisions, attempts }: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    const open = { access: 'public' } as const;
    app.get(
      '/league-registration',
      {
        config: open,
        schema: { summary: 'Whether and for which season one can register', response: { 200: RegistrationWindow } },
      },
      () => registering.window(),
    );
    app.post(
      '/league-registration',
      {
        config: open,
        schema: { summary: 'Registers for the next season', body: LeagueRegistration, response: { 201: Registered } },
        // Before validation, so that what it refuses counts as well.
        preValidation: async ({ ip }) => attempts.count(ip),
      },
      async ({ body: { website, consent, year, ...person } }, reply) => {
        // A hidden field against bots: a request that fills it in gets the usual answer and is discarded.
        const answer = website
          ? await registering.discard()
          : await registering.register(person, consent === true, year);
        return reply.code(201).send(answer);
      },
    );

    const config = { access: 'ADMIN' } as const;
    const path = '/admin/league/registrations';
    const changed = { response: { 200: RegistrationChange } };
    app.get(
      path,
      {
        config,
        schema: {
          summary: 'The registrations of a season',
          querystring: RegistrationsQuery,
          response: { 200: Registrations },
        },
      },
      ({ query }) => decisions.list(query.year),
    );
    app.post(
      path,
      {
        config,
        schema: {
          summary: 'Accepts a player without a registration',
          headers: IdempotencyHeaders,
          body: AddRegistration,
          response: { 201: RegistrationChange },
        },
      },
      async ({ body, caller, headers }, reply) => {
        const request = { actorId: caller.memberId, key: headers[IDEMPOTENCY_HEADER] };
        return reply.code(201).send(await decisions.add(body, request));
      },
    );
    app.post(
      `${path}/refuse`,
      {
        config,
        schema: { summary: 'Refuses several registrations', body: RefuseRegistrations, response: { 200: Message } },
      },
      ({ body, caller }) => decisions.refuseSeveral(body, caller.memberId),
    );
    app.put(
      `${path}/:id`,
      {
        config,
        schema: { summary: 'Corrects a registration', params: RegistrationPath, body: CorrectRegistration, ...changed },
      },
      ({ params, body: { seen, ...person }, caller }) => decisions.correct(params.id, person, seen, caller.memberId),
    );
    app.post(
      `${path}/:id/accept`,
      {
        config,
        schema: { summary: 'Accepts a registration', params: RegistrationPath, body: AcceptRegistration, ...changed },
      },
      ({ params, body, caller }) => decisions.accept(params.id, body, caller.memberId),
    );
    app.post(
      `${path}/:id/undo-acceptance`,
      {
        config,
        schema: {
          summary: 'Takes back the acceptance of a registration',
          params: RegistrationPath,
          body: UndoAcceptance,
          ...changed,
        },
      },
      ({ params, body, caller }) => decisions.undoAcceptance(params.id, body, caller.memberId),
    );
    app.post(
      `${path}/:id/refuse`,
      {
        config,
        schema: { summary: 'Refuses a registration', params: RegistrationPath, body: RefuseRegistration, ...changed },
      },
      ({ params, body, caller }) => decisions.refuse(params.id, body, caller.memberId),
    );
  };
}
