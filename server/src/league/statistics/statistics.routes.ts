import { Statistics, StatisticsQuery } from '@club/shared/contracts/league/statistics';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LeagueReader } from '../response-cache/league-reader';
import { sendCached } from '../response-cache/response-cache';
import { createStatistics } from './statistics.service';

export function statisticsRoutes(league: LeagueReader): FastifyPluginAsyncZod {
  const statistics = createStatistics();
  return async (app) => {
    app.get(
      '/summer-league/statistics',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Statistics of all seasons, or of one',
          querystring: StatisticsQuery,
          response: { 200: Statistics },
        },
      },
      (request, reply) => {
        const { year } = request.query;
        const answer =
          year === undefined
            ? league.ofAll('statistics', statistics.ofAllYears)
            : league.ofSeason('statistics', year, (source) => statistics.ofYear(source, year));
        return sendCached(request, reply, answer);
      },
    );
  };
}
