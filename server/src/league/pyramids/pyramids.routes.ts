import { ActiveLeague } from '@club/shared/contracts/league/active-league';
import { GroupsResults, GroupsResultsQuery } from '@club/shared/contracts/league/groups-results';
import { LeagueResults, LeagueResultsQuery } from '@club/shared/contracts/league/league-results';
import { AllPyramids, AllPyramidsQuery } from '@club/shared/contracts/league/pyramids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LeagueReader, LeagueSource } from '../response-cache/league-reader';
import { sendCached } from '../response-cache/response-cache';
import { activeLeague, allPyramids, groupsResults, leagueResults } from './pyramids.service';

const config = { access: 'public' } as const;

export function pyramidRoutes(league: LeagueReader): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/all-pyramids',
      {
        config,
        schema: {
          summary: 'The pyramids of a season, one for each round',
          querystring: AllPyramidsQuery,
          response: { 200: AllPyramids },
        },
      },
      (request, reply) => {
        const year = request.query.godina;
        const build = (source: LeagueSource) => allPyramids(source, year);
        return sendCached(request, reply, league.ofSeason('all-pyramids', year, build));
      },
    );

    app.get(
      '/active-league',
      {
        config,
        schema: { summary: 'The round in progress: its pyramid and results', response: { 200: ActiveLeague } },
      },
      (request, reply) => sendCached(request, reply, league.ofToday('active-league', activeLeague)),
    );

    app.get(
      '/groups-results',
      {
        config,
        schema: {
          summary: 'The groups of a season that was played in groups',
          querystring: GroupsResultsQuery,
          response: { 200: GroupsResults },
        },
      },
      (request, reply) => {
        const year = request.query.godina;
        const build = (source: LeagueSource) => groupsResults(source, year);
        return sendCached(request, reply, league.ofSeason('groups-results', year, build));
      },
    );

    app.get(
      '/league-results',
      {
        config,
        schema: {
          summary: 'The results of a season',
          querystring: LeagueResultsQuery,
          response: { 200: LeagueResults },
        },
      },
      (request, reply) => {
        const year = request.query.godina;
        const build = (source: LeagueSource) => leagueResults(source, year);
        return sendCached(request, reply, league.ofAll(`league-results ${year ?? 'newest'}`, build));
      },
    );
  };
}
