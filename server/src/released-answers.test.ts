import fs from 'node:fs';
import path from 'node:path';
import type { RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import * as z from 'zod/mini';
import { embeddedForTests } from './platform/database/testing';
import { openWholeClub } from './testing/whole-club';

/**
 * Answers of earlier releases, recorded from their demo clubs (CONTRIBUTING.md, "At a release"). During a rollout a page
 * of this release receives them, and a contract that requires what they lack would fail its whole screen.
 */
const RELEASED = path.join(import.meta.dirname, 'testing/released-answers');

interface Recorded {
  readonly route: string;
  readonly answers: readonly unknown[];
}

/** How a route declares an answer with headers, or a file. */
interface WithHeaders {
  readonly content: Readonly<Record<string, { readonly schema: z.ZodMiniType }>>;
}

/** The contract of the answer of every GET call by its path. */
const contracts = new Map<string, z.ZodMiniType>();
const open = embeddedForTests();

beforeAll(async () => {
  const collect = fastifyPlugin(async (app) => {
    app.addHook('onRoute', ({ method, url, schema }: RouteOptions) => {
      const { 200: answer } = (schema?.response ?? {}) as { 200?: z.ZodMiniType | WithHeaders };
      const contract = answer && 'content' in answer ? answer.content['application/json']?.schema : answer;
      if (method === 'GET' && contract) contracts.set(url.replace(/^\/api/, ''), contract);
    });
  });
  await openWholeClub(await open(), [collect]);
});

describe.each(fs.readdirSync(RELEASED))('a page of this release accepts what a server of %s answers', (file) => {
  const lines = fs.readFileSync(path.join(RELEASED, file), 'utf8').trimEnd().split('\n');

  test.each(lines.map((line): Recorded => JSON.parse(line)))('to GET $route', ({ route, answers }) => {
    for (const answer of answers) {
      const { error } = (contracts.get(route) ?? z.never()).safeParse(answer);
      expect(error?.issues.map(({ path: field, message }) => `${field.join('.')}: ${message}`) ?? []).toEqual([]);
    }
  });
});
