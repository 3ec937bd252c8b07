import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../platform/service-parts';
import { drawRoutes } from './draw/draw.routes';
import { h2hRoutes } from './h2h/h2h.routes';
import { seasonOverviewRoutes } from './overview/season-overview.routes';
import { playerRoutes } from './profiles/profiles.routes';
import { pyramidRoutes } from './pyramids/pyramids.routes';
import { registeredPlayersRoutes } from './registrations/registered-players.routes';
import { createLeagueReader } from './response-cache/league-reader';
import { seederRoutes } from './seeders/seeders.routes';
import { statisticsRoutes } from './statistics/statistics.routes';
import { winnerRoutes } from './winners/winners.routes';

/** The public calls of the league, cached in memory until a season, a name or the day changes. */
export function publicLeagueRoutes(parts: ServiceParts): FastifyPluginAsyncZod {
  const league = createLeagueReader(parts);
  const calls = [
    playerRoutes(league),
    pyramidRoutes(league),
    seasonOverviewRoutes(league),
    h2hRoutes(league),
    winnerRoutes(league),
    statisticsRoutes(league),
    seederRoutes(league),
    drawRoutes(league),
    registeredPlayersRoutes(league),
  ];
  return async (app) => {
    app.addHook('onClose', async () => league.close());
    for (const call of calls) await app.register(call);
  };
}
