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
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { HiddenYearsSetting } from '../finances';
import type { FairUseSetting } from './fair-use-setting.service';
import type { HiddenSlotsSetting } from './hidden-slots-setting.service';
import type { LandingSetting } from './landing-setting.service';
import type { PricesSetting } from './prices-setting.service';
import type { SeasonsSetting } from './seasons-setting.service';

interface Parts {
  readonly read: () => Promise<Settings>;
  readonly seasons: SeasonsSetting;
  readonly hiddenSlots: HiddenSlotsSetting;
  readonly prices: PricesSetting;
  readonly landing: LandingSetting;
  readonly hiddenYears: HiddenYearsSetting;
  readonly fairUse: FairUseSetting;
}

const config = { access: 'ADMIN' } as const;
const response = { 200: Message };
/** `?voidOutside=true`: the administrator has seen the bookings and confirms that they are voided. */
const Agreed = z.object({ voidOutside: z.optional(z.enum(['true', 'false'], 'Mora biti true ili false.')) });

export function settingsRoutes(parts: Parts): FastifyPluginAsyncZod {
  const { read, seasons, hiddenSlots, prices, landing, hiddenYears, fairUse } = parts;
  return async (app) => {
    const messageAnswer = async (message: Promise<string>) => ({ message: await message });
    app.get('/admin/settings', { config, schema: { response: { 200: Settings } } }, read);

    app.post('/admin/settings/seasons', { config, schema: { body: SeasonInput, response } }, ({ body, caller }) =>
      messageAnswer(seasons.add(body, caller.memberId)),
    );
    app.put(
      '/admin/settings/seasons/:id',
      { config, schema: { params: IdPath, body: ClubSeasonChange, response } },
      ({ params, body, caller }) => messageAnswer(seasons.update(params.id, body, caller.memberId)),
    );
    app.delete(
      '/admin/settings/seasons/:id',
      { config, schema: { params: IdPath, querystring: Agreed, response } },
      ({ params, query, caller }) =>
        messageAnswer(seasons.remove(params.id, query.voidOutside === 'true', caller.memberId)),
    );

    app.post(
      '/admin/settings/hidden-slots',
      { config, schema: { body: HiddenSlotInput, response } },
      ({ body, caller }) => messageAnswer(hiddenSlots.add(body, caller.memberId)),
    );
    app.put(
      '/admin/settings/hidden-slots/:id',
      { config, schema: { params: IdPath, body: HiddenSlotChange, response } },
      ({ params, body, caller }) => messageAnswer(hiddenSlots.update(params.id, body, caller.memberId)),
    );
    app.delete(
      '/admin/settings/hidden-slots/:id',
      { config, schema: { params: IdPath, response } },
      ({ params, caller }) => messageAnswer(hiddenSlots.remove(params.id, caller.memberId)),
    );

    app.post(
      '/admin/settings/price-lists',
      { config, schema: { body: PriceListInput, response } },
      ({ body, caller }) => messageAnswer(prices.add(body, caller.memberId)),
    );
    app.put(
      '/admin/settings/price-lists/:id',
      { config, schema: { params: IdPath, body: PriceListChange, response } },
      ({ params, body, caller }) => messageAnswer(prices.update(params.id, body, caller.memberId)),
    );
    app.delete(
      '/admin/settings/price-lists/:id',
      { config, schema: { params: IdPath, response } },
      ({ params, caller }) => messageAnswer(prices.remove(params.id, caller.memberId)),
    );

    app.put(
      '/admin/settings/landing-dates',
      { config, schema: { body: LandingDatesChange, response } },
      ({ body, caller }) => messageAnswer(landing(body, caller.memberId)),
    );
    app.put(
      '/admin/settings/hidden-finance-years',
      { config, schema: { body: HiddenYearsChange, response } },
      ({ body, caller }) => messageAnswer(hiddenYears(body, caller.memberId)),
    );

    app.put('/admin/settings/fair-use', { config, schema: { body: FairUseChange, response } }, ({ body, caller }) =>
      messageAnswer(fairUse(body, caller.memberId)),
    );
  };
}
