import { LeaguePlayerPath } from '@club/shared/contracts/league/players-control';
import { RegistrationPath } from '@club/shared/contracts/league/registrations-control';
import { Erased, EraseInput, ErasePlayerInput, EraseRegistrationInput } from '@club/shared/contracts/privacy';
import { IdPath } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ErasedPerson, Erasure } from './erasure.service';

const config = { access: 'ADMIN' } as const;
const response = { 200: Erased };
const NAME_STAYS = ' U tekstovima ostaje ime koje ima i netko drugi u klubu.';
const erased = ({ pseudonym, isNameShared }: ErasedPerson, what = 'Povijest') => ({
  message: `Osobni podaci su izbrisani. ${what} ostaje pod imenom ${pseudonym}.${isNameShared ? NAME_STAYS : ''}`,
  pseudonym,
});

/** POST /admin/user-management/{id}/erase, /admin/league/players/{id}/erase and /admin/league/registrations/{id}/erase */
export function erasureRoutes(erasure: Erasure): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/admin/user-management/:id/erase',
      { config, schema: { summary: 'Erases all personal data of a user', params: IdPath, body: EraseInput, response } },
      async ({ params: { id }, body, caller }) => erased(await erasure.member(id, body.username, caller.memberId)),
    );
    app.post(
      '/admin/league/players/:id/erase',
      {
        config,
        schema: {
          summary: 'Erases all personal data of a player who is not a user',
          params: LeaguePlayerPath,
          body: ErasePlayerInput,
          response,
        },
      },
      async ({ params: { id }, body, caller }) => erased(await erasure.player(id, body.name, caller.memberId)),
    );
    app.post(
      '/admin/league/registrations/:id/erase',
      {
        config,
        schema: {
          summary: 'Erases all personal data of a registrant',
          params: RegistrationPath,
          body: EraseRegistrationInput,
          response,
        },
      },
      async ({ params: { id }, body, caller }) =>
        erased(await erasure.registration(id, body.name, caller.memberId), 'Prijava'),
    );
  };
}
