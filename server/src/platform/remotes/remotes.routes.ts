import { RemoteName } from '@club/shared/contracts/releases/release-files';
import { ReleaseChoiceInput, RemoteReleases } from '@club/shared/contracts/releases/releases';
import { RemoteReport, RemotesHealth } from '@club/shared/contracts/releases/remote-health';
import { Message } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { BrowserChoices } from './browser';
import { choiceFor } from './choice';
import type { HealthRecord } from './health';
import { overviewOf } from './overview';
import type { RemoteRegistry } from './registry';

export interface RemotesParts {
  readonly registry: RemoteRegistry;
  readonly choices: BrowserChoices;
  readonly health: HealthRecord;
}

/** A page reports each remote once or twice; a clubhouse full of phones has one address. */
const REPORTS = { max: 240, timeWindow: '1 minute' };
const params = z.object({ remote: RemoteName });

/** The releases in use of each remote, their health, and the choices of this browser. */
export function remotesRoutes({ registry, choices, health }: RemotesParts): FastifyPluginAsyncZod {
  const { overrideOrigins } = choices;
  return async (app) => {
    const config = { access: 'ADMIN' } as const;

    app.post(
      '/remotes/health',
      {
        config: { access: 'public', rateLimit: REPORTS },
        schema: {
          summary: 'Reports the errors of a remote in a browser',
          body: RemoteReport,
          response: { 204: z.undefined() },
        },
      },
      async ({ body }, reply) => {
        const { remote, version } = body;
        // Anybody may report: versions that were made up are not stored.
        if (await registry.knows(remote, version)) health.note(body);
        return reply.code(204).send();
      },
    );

    app.get(
      '/remotes/health',
      {
        config,
        schema: { summary: 'Errors of the remotes in browsers, by version', response: { 200: RemotesHealth } },
      },
      async () => {
        const versionsOf = await health.read();
        return {
          remotes: (await registry.deployed()).map(({ name }) => ({ remote: name, versions: [...versionsOf(name)] })),
        };
      },
    );

    app.get(
      '/admin/remotes',
      { config, schema: { summary: 'The versions of the remotes', response: { 200: RemoteReleases } } },
      async (request, reply) => {
        const browser = choices.of(request, reply);
        const versionsOf = await health.read();
        const remotes = (await registry.deployed()).map((remote) =>
          overviewOf(remote, browser, versionsOf(remote.name)),
        );
        return { overrideOrigins: [...overrideOrigins], remotes };
      },
    );

    app.put(
      '/admin/remotes/:remote/choice',
      {
        config,
        schema: {
          summary: 'Chooses a version of a remote for this browser',
          params,
          body: ReleaseChoiceInput,
          response: { 200: Message },
        },
      },
      async (request, reply) => {
        const { remote } = request.params;
        const { choice, message } = choiceFor(remote, request.body, await registry.deployed(), overrideOrigins);
        choices.store(request, reply, remote, choice);
        return { message };
      },
    );

    // Public: it does no harm, and the mark in the header is visible to the next person who signs in on this browser.
    app.delete(
      '/remotes/choices',
      {
        config: { access: 'public' },
        schema: { summary: 'Ends all choices of versions for this browser', response: { 200: Message } },
      },
      async (_request, reply) => {
        choices.forget(reply);
        return { message: 'Ovaj preglednik opet koristi inačice kao i svi drugi.' };
      },
    );
  };
}
