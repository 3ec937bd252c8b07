/**
 * Records what the calls of a release answer, for the test that the pages of the next release accept it:
 * `npx tsx e2e/released-answers/record.ts http://localhost:8080 2.1`, with the address of that release's server over a
 * new demo club, whose data it changes. Writes server/src/testing/released-answers/2.1.jsonl.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Username } from '../club/accounts';
import type { HttpMember } from '../club/http-member';
import { signInByHttp } from '../club/sign-in-by-http';
import { type Operation, readCalls } from './calls';
import { fillLists } from './fill-lists';
import { factsIn, type Json, trimmed } from './trim';

const [url, release, ...surplus] = process.argv.slice(2);
if (!url || !release || surplus.length > 0) {
  console.error('npx tsx e2e/released-answers/record.ts address release');
  process.exit(1);
}

const members = new Map<Username, HttpMember>();
async function memberCalled(username: Username): Promise<HttpMember> {
  const member = members.get(username) ?? (await signInByHttp(url as string, username));
  members.set(username, member);
  return member;
}

/** One account of each kind that may make the call; undefined is a visitor. */
function callersOf({ security = [] }: Operation): readonly (Username | undefined)[] {
  if (security.length === 0) return [undefined];
  const roles = security.flatMap(({ bearer = [] }) => bearer);
  if (roles.includes('USER')) return ['ana', 'marko'];
  return roles.includes('MAINTENANCE') ? ['admin', 'blagajnik'] : ['admin'];
}

async function answerTo(who: Username | undefined, address: string): Promise<Json> {
  if (who) return (await memberCalled(who)).ask<Json>('GET', address.slice(1));
  const answer = await fetch(`${url}/api${address}`);
  if (!answer.ok) throw new Error(`GET ${address} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Json;
}

await fillLists(await memberCalled('admin'), await memberCalled('iva'));
const lines: string[] = [];
for (const { route, addresses, operation } of await readCalls(url)) {
  // An answer that has nothing new in it is left out.
  const known = new Set<string>();
  const answers: Json[] = [];
  for (const address of addresses) {
    for (const who of callersOf(operation)) {
      const answer = trimmed(await answerTo(who, address));
      const facts = factsIn(answer);
      if (answers.length === 0 || facts.some((fact) => !known.has(fact))) answers.push(answer);
      for (const fact of facts) known.add(fact);
    }
  }
  if (answers.length > 0) lines.push(`${JSON.stringify({ route, answers })}\n`);
}
const folder = path.join(import.meta.dirname, '../../server/src/testing/released-answers');
writeFileSync(path.join(folder, `${release}.jsonl`), lines.join(''));
