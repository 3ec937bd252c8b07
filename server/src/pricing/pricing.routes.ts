import { PricingResponse } from '@club/shared/contracts/pricing';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadPricing } from './pricing.service';

/** GET /organization-pricing */
export function pricingRoutes(read: ReadPricing): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = { summary: 'The price list in force today', response: { 200: PricingResponse } };
    app.get('/organization-pricing', { config: { access: 'USER' }, schema }, () => read());
  };
}
