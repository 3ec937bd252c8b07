import {
  DrawPreview,
  FinishSeason,
  MovePhase,
  PublishConsolation,
  PublishDraw,
} from '@club/shared/contracts/league/knockout-control';
import { SeasonPath } from '@club/shared/contracts/league/scalars';
import { SeasonChanged } from '@club/shared/contracts/league/season-changes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeResponse } from '../season-changes/change-response';
import { changedBy } from '../season-changes/changed-by';
import type { KnockoutService } from './knockout.service';

const config = { access: 'ADMIN' } as const;
const params = SeasonPath;
const changed = { response: { 200: SeasonChanged } };
const PATH = '/admin/league/seasons/:year';

export function knockoutRoutes(knockout: KnockoutService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${PATH}/draw/preview`,
      {
        config,
        schema: {
          summary: 'The draw of the knockout as it would be',
          params,
          body: PublishDraw,
          response: { 200: DrawPreview },
        },
      },
      ({ params, body, caller }) => knockout.preview(params.year, body, changedBy(caller, body)),
    );
    app.post(
      `${PATH}/draw`,
      { config, schema: { summary: 'Publishes the draw of the knockout', params, body: PublishDraw, ...changed } },
      ({ params, body, caller }) =>
        changeResponse('Ždrijeb je objavljen.', knockout.publish(params.year, body, changedBy(caller, body))),
    );
    app.post(
      `${PATH}/consolation`,
      {
        config,
        schema: {
          summary: 'Publishes the draw of the consolation tournament',
          params,
          body: PublishConsolation,
          ...changed,
        },
      },
      ({ params, body, caller }) =>
        changeResponse(
          'Ždrijeb utješnog turnira je objavljen.',
          knockout.publishConsolation(params.year, body, changedBy(caller, body)),
        ),
    );
    app.put(
      `${PATH}/draw/dates`,
      { config, schema: { summary: 'Changes the days of the knockout’s phases', params, body: MovePhase, ...changed } },
      ({ params, body, caller }) =>
        changeResponse('Datumi faze su spremljeni.', knockout.movePhase(params.year, body, changedBy(caller, body))),
    );
    app.post(
      `${PATH}/finish`,
      { config, schema: { summary: 'Ends the season', params, body: FinishSeason, ...changed } },
      ({ params, body, caller }) =>
        changeResponse('Sezona je završena.', knockout.finish(params.year, body, changedBy(caller, body))),
    );
  };
}
