import { IdPath, Message } from '@club/shared/contracts/scalars';
import {
  ClubSeasonChange,
  FairUseChange,
  HiddenSlotChange,
  HiddenYearsChange,
  LandingDatesChange,
  PriceListChange,
} from '@club/shared/contracts/setting-change';
import { HiddenSlotInput, PriceListInput, SeasonInput, Settings } from '@club/shared/contracts/settings';
import { HiddenSlotRemoval, PriceListRemoval, SeasonRemoval } from '@club/shared/contracts/settings-removal';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messageAnswer } from '../platform/http';
import type { createSettings } from './create-settings';

const config = { access: 'ADMIN' } as const;
const response = { 200: Message };

export function settingsRoutes(settings: ReturnType<typeof createSettings>): FastifyPluginAsyncZod {
  const { read, seasons, hiddenSlots, prices, landing, hiddenYears, fairUse } = settings;
  return async (app) => {
    app.get(
      '/admin/settings',
      { config, schema: { summary: 'Seasons, hidden slots, prices and other settings', response: { 200: Settings } } },
      read,
    );

    app.post(
      '/admin/settings/seasons',
      { config, schema: { summary: 'Adds a season', body: SeasonInput, response } },
      ({ body, caller }) => messageAnswer(seasons.add(body, caller.memberId)),
    );
    app.put(
      '/admin/settings/seasons/:id',
      { config, schema: { summary: 'Changes a season', params: IdPath, body: ClubSeasonChange, response } },
      ({ params, body, caller }) => messageAnswer(seasons.update(params.id, body, caller.memberId)),
    );
    app.delete(
      '/admin/settings/seasons/:id',
      { config, schema: { summary: 'Deletes a season', params: IdPath, querystring: SeasonRemoval, response } },
      ({ params, query, caller }) => messageAnswer(seasons.remove(params.id, caller.memberId, query)),
    );

    app.post(
      '/admin/settings/hidden-slots',
      { config, schema: { summary: 'Hides slots of the grid', body: HiddenSlotInput, response } },
      ({ body, caller }) => messageAnswer(hiddenSlots.add(body, caller.memberId)),
    );
    app.put(
      '/admin/settings/hidden-slots/:id',
      {
        config,
        schema: {
          summary: 'Changes from which day a slot is hidden',
          params: IdPath,
          body: HiddenSlotChange,
          response,
        },
      },
      ({ params, body, caller }) => messageAnswer(hiddenSlots.update(params.id, body, caller.memberId)),
    );
    app.delete(
      '/admin/settings/hidden-slots/:id',
      {
        config,
        schema: { summary: 'Shows hidden slots again', params: IdPath, querystring: HiddenSlotRemoval, response },
      },
      ({ params, query, caller }) => messageAnswer(hiddenSlots.remove(params.id, caller.memberId, query)),
    );

    app.post(
      '/admin/settings/price-lists',
      { config, schema: { summary: 'Adds a price list', body: PriceListInput, response } },
      ({ body, caller }) => messageAnswer(prices.add(body, caller.memberId)),
    );
    app.put(
      '/admin/settings/price-lists/:id',
      { config, schema: { summary: 'Changes a price list', params: IdPath, body: PriceListChange, response } },
      ({ params, body, caller }) => messageAnswer(prices.update(params.id, body, caller.memberId)),
    );
    app.delete(
      '/admin/settings/price-lists/:id',
      { config, schema: { summary: 'Deletes a price list', params: IdPath, querystring: PriceListRemoval, response } },
      ({ params, query, caller }) => messageAnswer(prices.remove(params.id, caller.memberId, query)),
    );

    app.put(
      '/admin/settings/landing-dates',
      { config, schema: { summary: 'Changes the dates on the landing page', body: LandingDatesChange, response } },
      ({ body, caller }) => messageAnswer(landing(body, caller.memberId)),
    );
    app.put(
      '/admin/settings/hidden-finance-years',
      {
        config,
        schema: { summary: 'Chooses the years that the finances do not show', body: HiddenYearsChange, response },
      },
      ({ body, caller }) => messageAnswer(hiddenYears(body, caller.memberId)),
    );

    app.put(
      '/admin/settings/fair-use',
      { config, schema: { summary: 'Changes the limits of bookings', body: FairUseChange, response } },
      ({ body, caller }) => messageAnswer(fairUse(body, caller.memberId)),
    );
  };
}
