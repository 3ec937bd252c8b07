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
    app.get(
      '/notice-preferences',
      { config, schema: { summary: 'Which notices the caller gets, and how', response } },
      ({ caller }) => preferences.read(caller.memberId),
    );
    app.put(
      '/notice-preferences',
      { config, schema: { summary: 'Chooses how one kind of notice arrives', body: NoticePreference, response } },
      ({ caller, body }) => preferences.choose(caller.memberId, body),
    );
    app.post(
      '/push-subscriptions',
      {
        config,
        schema: { summary: 'Adds a browser that gets the caller’s notices', body: PushSubscriptionInput, response },
      },
      (request) => preferences.addBrowser(request.caller.memberId, request.body),
    );
    app.post(
      '/push-subscriptions/end',
      {
        config,
        schema: { summary: 'Removes a browser that gets the caller’s notices', body: PushSubscriptionEnd, response },
      },
      (request) => preferences.removeBrowser(request.caller.memberId, request.body.endpoint),
    );
  };
}
