import { ClubOpening, CourtLights, OpeningStep, StepInput } from '@club/shared/contracts/club-opening';
import { Message } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { messageAnswer } from '../platform/http';
import type { ClubOpenings } from './club-opening.service';

const config = { access: 'ADMIN' } as const;
const response = { 200: Message };
const params = z.object({ step: OpeningStep });

export function clubOpeningRoutes(opening: ClubOpenings): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/opening',
      { config, schema: { summary: 'The first steps of a new club', response: { 200: ClubOpening } } },
      ({ caller }) => opening.read(caller.memberId),
    );
    app.put(
      '/admin/opening/steps/:step',
      { config, schema: { summary: 'Marks a first step as done or open', params, body: StepInput, response } },
      async ({ params: { step }, body: { done } }) => {
        await opening.setStep(step, done);
        return { message: done ? 'Korak je gotov.' : 'Korak je opet otvoren.' };
      },
    );
    app.post(
      '/admin/opening/open',
      { config, schema: { summary: 'Opens the club for members', response } },
      ({ caller }) => messageAnswer(opening.open(caller.memberId)),
    );
    app.post(
      '/admin/opening/test-mail',
      { config, schema: { summary: 'Sends a test e-mail to the caller', response } },
      ({ caller }) => messageAnswer(opening.sendTest(caller.memberId)),
    );
    app.put(
      '/admin/settings/courts',
      { config, schema: { summary: 'Sets the courts’ floodlights', body: CourtLights, response } },
      ({ body, caller }) => messageAnswer(opening.setLights(body, caller.memberId)),
    );
  };
}
