import type { FastifyReply, FastifyRequest } from 'fastify';
import { formTokens } from '../forms/form-token';
import { knownBrowsers } from './known-browser';

const browsers = knownBrowsers(formTokens('secret of this test'), true);

/** A browser with this one cookie. */
function openBrowser() {
  let carried: string | undefined;
  const request = () => ({ cookies: carried === undefined ? {} : { CLUB_KNOWN_BROWSER: carried } }) as FastifyRequest;
  const reply = {
    get request() {
      return request();
    },
    setCookie: (_name: string, value: string) => {
      carried = value;
    },
  } as unknown as FastifyReply;
  return {
    signIn: (username: string) => browsers.remember(reply, username),
    knows: (username: string) => browsers.knows(request(), username),
    carry: (cookie: string) => {
      carried = cookie;
    },
    cookie: () => carried ?? '',
  };
}

test('a browser knows eight accounts; the one that has not signed in for longest is forgotten first', () => {
  const browser = openBrowser();
  expect(browser.knows('clan1')).toBe(false);
  const names = Array.from({ length: 8 }, (_, index) => `clan${index + 1}`);
  for (const name of names) browser.signIn(name);
  expect(names.filter(browser.knows)).toEqual(names);
  // Again, and in another spelling: it is the same account.
  for (const again of [' CLAN1', 'Clan1']) browser.signIn(again);
  expect(names.filter(browser.knows)).toEqual(names);
  browser.signIn('clan9');
  expect([...names, 'clan9'].filter((name) => !browser.knows(name))).toEqual(['clan2']);
});

test('a cookie with more proofs than any browser collects is not read to its end', () => {
  const [first, second] = [openBrowser(), openBrowser()];
  first.signIn('ana');
  second.signIn('iva');
  second.carry(`${'x.'.repeat(7)}${second.cookie()}.${first.cookie()}`);
  expect([second.knows('iva'), second.knows('ana')]).toEqual([true, false]);
});
