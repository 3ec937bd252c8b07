import { FriendlyStatisticsList } from '@club/shared/contracts/finances/friendly-statistics';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FriendlyStatisticsReader } from './friendly-statistics.service';

const config = { access: ['ADMIN', 'MAINTENANCE'] } as const;

export function friendlyStatisticsRoutes(statistics: FriendlyStatisticsReader): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/friendlies-statistics',
      // Twenty years are 5 kB, which arrive in the first packets anyway: compression would take as long as all the
      // rest.
      {
        compress: false,
        config,
        schema: {
          summary: 'Friendly matches and what they earned, by year',
          response: { 200: FriendlyStatisticsList },
        },
      },
      () => statistics.byYear(),
    );
  };
}
