import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import type { Topic } from '@club/shared/contracts/events';
import { DERIVED, TOPICS } from '../../server/src/platform/live/testing';
import { ROOT } from '../run.mjs';

const CLIENTS = ['shared', 'shell', ...remotesIn(ROOT)];

/** Topic → the modules or packages with a match of `pattern` for it. */
function placesNaming(pattern: RegExp, sources: readonly string[], placeOf: (file: string) => string) {
  const found = new Map<string, Set<string>>();
  for (const source of sources) {
    const files = readdirSync(path.join(ROOT, source), { recursive: true, encoding: 'utf8' });
    for (const file of files) {
      if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|(^|\/)testing(\/|[^/]*\.tsx?$)/.test(file)) continue;
      const text = readFileSync(path.join(ROOT, source, file), 'utf8');
      for (const [, topic = ''] of text.matchAll(pattern)) {
        found.set(topic, (found.get(topic) ?? new Set()).add(placeOf(`${source}/${file}`)));
      }
    }
  }
  return found;
}

/** `changed(tx, 'grid')`, and each `{ topic: 'grid' }` of a `changedNow`, also one that is put together before. */
const published = placesNaming(
  /(?:\.changed\(\s*tx,\s*|\btopic: )'([\w-]+)'/g,
  ['server/src'],
  (file) => file.replace('server/src/', '').replace('.ts', '').split('/')[0] ?? '',
);
const subscribed = placesNaming(
  /\b(?:useLiveQuery|onTopic)(?:<[^>]*>)?\(\s*'([\w-]+)'/g,
  CLIENTS.map((name) => `${name}/src`),
  (file) => file.split('/')[0] ?? '',
);

describe.each(Object.keys(TOPICS) as Topic[])('the topic %s', (topic) => {
  const { publishers, subscribers } = TOPICS[topic];

  test('is published by the modules that the table of server/src/platform/live/topics.ts names, at least one', () => {
    const derived = (Object.values(DERIVED) as Topic[]).includes(topic) ? ['platform/live'] : [];
    expect([...(published.get(topic) ?? []), ...derived].sort()).toEqual(publishers);
    expect(publishers).not.toEqual([]);
  });

  test('has the subscribers that the table of server/src/platform/live/topics.ts names, at least one', () => {
    expect([...(subscribed.get(topic) ?? [])].sort()).toEqual(subscribers);
    expect(subscribers).not.toEqual([]);
  });
});

test('whoever publishes writes the name of the topic into the call, where this check finds it', () => {
  const nameless = /(\.changed\()(?!\s*tx,\s*'[\w-]+')/g;
  expect(placesNaming(nameless, ['server/src'], (file) => file)).toEqual(new Map());
});

test('nothing publishes or subscribes to a topic that is not in the table', () => {
  const named = [...published.keys(), ...subscribed.keys()];
  expect(named.filter((topic) => !(topic in TOPICS))).toEqual([]);
});
