import { LeagueStatus } from '@club/shared/contracts/league-fee';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadLeagueStatus } from './league-status.service';

/** GET /is-league-paid */
export function leagueStatusRoutes(read: ReadLeagueStatus): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = { summary: 'Whether the caller plays in the league and has paid', response: { 200: LeagueStatus } };
    app.get('/is-league-paid', { config: { access: 'USER' }, schema }, ({ caller }) => read(caller.memberId));
  };
}
