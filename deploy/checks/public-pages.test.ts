import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import { PUBLIC_PAGES } from '../../server/src/public-pages/testing';
import { ROOT } from '../run.mjs';

/** Opened by the link of an e-mail, only for its recipient. */
const FOR_ITS_READER = ['/unsubscribe'];

test('every public page of a remote.json, and no other, has a head in server/src/public-pages/page-heads.ts', () => {
  const open = remotesIn(ROOT).flatMap((remote) => {
    const { routes } = JSON.parse(readFileSync(path.join(ROOT, remote, 'remote.json'), 'utf8')) as {
      routes: { path: string; access: unknown }[];
    };
    return routes.filter(({ access }) => access === 'public').map((route) => route.path);
  });
  const expected = ['/login', ...open.filter((address) => !FOR_ITS_READER.includes(address))];
  expect(PUBLIC_PAGES.map((page) => page.path).sort()).toEqual(expected.sort());
});
