import {
  NoticePreference,
  NoticePreferences,
  PushSubscriptionEnd,
  PushSubscriptionInput,
} from '@club/shared/contracts/notices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Preferences } from './preferences.service';

const config = { access: 'USER' } as const;
const response = { 200: NoticePreferences };

export function preferenceRoutes(preferences: Preferences): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/notice-preferences', { config, schema: { response } }, ({ caller }) => preferences.read(caller.memberId));
    app.put('/notice-preferences', { config, schema: { body: NoticePreference, response } }, ({ caller, body }) =>
      preferences.choose(caller.memberId, body),
    );
    app.post('/push-subscriptions', { config, schema: { body: PushSubscriptionInput, response } }, (request) =>
      preferences.addBrowser(request.caller.memberId, request.body),
    );
    app.post('/push-subscriptions/end', { config, schema: { body: PushSubscriptionEnd, response } }, (request) =>
      preferences.removeBrowser(request.caller.memberId, request.body.endpoint),
    );
  };
}
