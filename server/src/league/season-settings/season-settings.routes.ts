import { SeasonPath } from '@club/shared/contracts/league/scalars';
import { SeasonChanged } from '@club/shared/contracts/league/season-changes';
import { LeagueSeasonList, PrepareSeason, SaveSeasonSettings } from '@club/shared/contracts/league/season-settings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeResponse } from '../season-changes/change-response';
import { changedBy } from '../season-changes/changed-by';
import type { SeasonSettingsService } from './season-settings.service';

const config = { access: 'ADMIN' } as const;

export function seasonSettingsRoutes(settings: SeasonSettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    const path = '/admin/league/seasons';
    app.get(
      path,
      {
        config,
        schema: { summary: 'The seasons of the league with their settings', response: { 200: LeagueSeasonList } },
      },
      () => settings.list(),
    );
    app.post(
      path,
      {
        config,
        schema: { summary: 'Prepares the next season', body: PrepareSeason, response: { 201: SeasonChanged } },
      },
      async ({ body, caller }, reply) => {
        const prepared = settings.prepare(body, caller.memberId);
        return reply.code(201).send(await changeResponse(`Sezona ${body.year}. je pripremljena.`, prepared));
      },
    );
    app.put(
      `${path}/:year/settings`,
      {
        config,
        schema: {
          summary: 'Changes the settings of a season',
          params: SeasonPath,
          body: SaveSeasonSettings,
          response: { 200: SeasonChanged },
        },
      },
      ({ params, body, caller }) =>
        changeResponse('Postavke sezone su spremljene.', settings.save(params.year, body, changedBy(caller, body))),
    );
  };
}
