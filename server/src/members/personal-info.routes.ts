import { PersonalInfo, SaveConsent, SavePersonalInfo } from '@club/shared/contracts/members/personal-info';
import { Message } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PersonalInfos } from './personal-info.service';

/** The caller's own data: GET and POST /personal-info and PUT /personal-info/consent. */
export function personalInfoRoutes(infos: PersonalInfos): FastifyPluginAsyncZod {
  const config = { access: 'USER' } as const;
  return async (app) => {
    app.get(
      '/personal-info',
      { config, schema: { summary: 'The caller’s personal data', response: { 200: PersonalInfo } } },
      ({ caller }) => infos.read(caller.memberId),
    );

    app.post(
      '/personal-info',
      {
        config: { ...config, freshSignIn: true },
        schema: { summary: 'Changes the caller’s personal data', body: SavePersonalInfo, response: { 200: Message } },
      },
      async ({ caller, body }) => {
        await infos.save(caller.memberId, body);
        return { message: 'Podaci su spremljeni. Prijavite se ponovno novom lozinkom.' };
      },
    );

    app.put(
      '/personal-info/consent',
      { config, schema: { summary: 'Gives or withdraws a consent', body: SaveConsent, response: { 200: Message } } },
      async ({ caller, body: { contactPublic } }) => {
        await infos.consent(caller.memberId, contactPublic);
        return { message: contactPublic ? 'Vaši kontakti su javni.' : 'Vaši kontakti više nisu javni.' };
      },
    );
  };
}
