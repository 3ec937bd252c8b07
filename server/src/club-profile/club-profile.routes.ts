import { ClubProfile, LOGO_BYTES } from '@club/shared/contracts/club-profile';
import { Message } from '@club/shared/contracts/scalars';
import { ClubProfileChange, ClubTextsChange, LogoQuery } from '@club/shared/contracts/setting-change';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messageAnswer, upload, uploadedBytes, uploads } from '../platform/http';
import type { ClubProfiles } from './club-profile.service';

const ADMIN = { access: 'ADMIN' } as const;
const response = { 200: Message };

/** GET /club-profile, and the administrator's calls that change it. */
export function clubProfileRoutes(profiles: ClubProfiles): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/club-profile',
      {
        config: { access: 'public' },
        schema: { summary: 'The club’s name, look and texts', response: { 200: ClubProfile } },
      },
      async (_request, reply) => {
        reply.header('cache-control', 'no-cache');
        return profiles.upToDate();
      },
    );
    app.put(
      '/admin/settings/club-profile',
      { config: ADMIN, schema: { summary: 'Changes the club’s name and look', body: ClubProfileChange, response } },
      ({ body, caller }) => messageAnswer(profiles.save(body, caller.memberId)),
    );

    app.put(
      '/admin/settings/club-texts',
      { config: ADMIN, schema: { summary: 'Changes the club’s texts', body: ClubTextsChange, response } },
      ({ body, caller }) => messageAnswer(profiles.saveTexts(body, caller.memberId)),
    );

    app.register(
      uploads(async (files) => {
        files.put(
          '/admin/settings/club-logo',
          {
            config: ADMIN,
            bodyLimit: LOGO_BYTES,
            schema: { summary: 'Replaces the club’s logo', ...upload, querystring: LogoQuery, response },
          },
          ({ body, query, caller }) =>
            messageAnswer(profiles.saveLogo(uploadedBytes(body), query.seen, caller.memberId)),
        );
      }),
    );
    app.delete(
      '/admin/settings/club-logo',
      { config: ADMIN, schema: { summary: 'Removes the club’s logo', querystring: LogoQuery, response } },
      ({ query, caller }) => messageAnswer(profiles.removeLogo(query.seen, caller.memberId)),
    );
  };
}
