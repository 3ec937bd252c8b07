import { SlotPlan, SlotPlanInput, SlotPlanSaved } from '@club/shared/contracts/slot-plan';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SlotPlanSetting } from './slot-plan.service';

const config = { access: 'ADMIN' } as const;

/** GET and PUT /admin/settings/slot-plan */
export function slotPlanRoutes(setting: SlotPlanSetting): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/settings/slot-plan',
      { config, schema: { summary: 'The times of the slots', response: { 200: SlotPlan } } },
      setting.read,
    );
    app.put(
      '/admin/settings/slot-plan',
      {
        config,
        schema: { summary: 'Changes the times of the slots', body: SlotPlanInput, response: { 200: SlotPlanSaved } },
      },
      ({ body, caller }) => setting.save(body, caller.memberId),
    );
  };
}
