import { LeagueStatus } from '@club/shared/contracts/league-fee';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database';
import { leagueStatus } from './league-status.service';

/** GET /is-league-paid */
export function leagueStatusRoutes(parts: { db: Database; clock: Clock }): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = { summary: 'Whether the caller plays in the league and has paid', response: { 200: LeagueStatus } };
    app.get('/is-league-paid', { config: { access: 'USER' }, schema }, (request) =>
      leagueStatus(parts, request.caller.memberId),
    );
  };
}
