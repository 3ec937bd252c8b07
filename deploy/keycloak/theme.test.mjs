import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const here = import.meta.dirname;
const theme = path.join(here, 'themes/club/login');
const read = (...parts) => readFileSync(path.join(...parts), 'utf8');
const pages = readdirSync(theme).filter((file) => file.endsWith('.ftl'));
const keysOf = (text) => [...text.matchAll(/^([\w.-]+)=(.+)$/gm)].map(([, key]) => key);
const translated = keysOf(read(theme, 'messages/messages_hr.properties'));

test('the realm uses the theme in Croatian, and the compose file mounts it', () => {
  const realm = JSON.parse(read(here, 'realm.json'));
  expect(realm).toMatchObject({ loginTheme: 'club', defaultLocale: 'hr', supportedLocales: ['hr'] });
  const { services } = parse(read(here, '../compose.yaml'));
  expect(services.keycloak.volumes).toContain('./keycloak/themes/club:/opt/keycloak/themes/club:ro');
});

test('a session outlives the browser, as with the club’s own sign-in: each sign-in is remembered', () => {
  // Otherwise Keycloak's cookie of the session ends when the browser is closed.
  const realm = JSON.parse(read(here, 'realm.json'));
  expect(realm).toMatchObject({ rememberMe: true, ssoSessionIdleTimeout: 14 * 24 * 60 * 60 });
  // Without lifespans of their own remembered sessions have those of all.
  expect(Object.keys(realm).filter((key) => /^ssoSession.*RememberMe$/.test(key))).toEqual([]);
  expect(read(theme, 'login.ftl')).toContain('<input type="hidden" name="rememberMe" value="on">');
});

test('a new password differs from the one before, as with the club’s own sign-in', () => {
  const { passwordPolicy } = JSON.parse(read(here, 'realm.json'));
  // One: the current password, also the one-time password that an administrator has printed.
  expect(passwordPolicy.split(' and ')).toContain('passwordHistory(1)');
  // Keycloak's own text speaks of the "last 1 passwords".
  expect(translated).toContain('invalidPasswordHistoryMessage');
  // The page says so before a refusal.
  expect(read(theme, 'messages/messages_hr.properties')).toMatch(
    /^passwordHint=.* Mora biti različita od dosadašnje\.$/m,
  );
});

test.each(pages)('%s has only texts for which the theme has a Croatian translation', (page) => {
  const used = [...read(theme, page).matchAll(/\bmsg\("([\w-]+)"/g)].map(([, key]) => key);
  expect(used.filter((key) => !translated.includes(key))).toEqual([]);
});

test('no text is defined twice, and each one is used by a page or is one of Keycloak’s own refusals', () => {
  expect(translated.length).toBe(new Set(translated).size);
  const used = pages.map((page) => read(theme, page)).join('\n');
  const unused = translated.filter(
    (key) => !used.includes(`msg("${key}"`) && !key.endsWith('Message') && key !== 'successLogout',
  );
  expect(unused).toEqual([]);
});

test('every file that a page loads exists, except Keycloak’s own script', () => {
  const text = pages.map((page) => read(theme, page)).join('\n');
  const loaded = [...text.matchAll(/resourcesPath}\/([\w/.-]+)/g)].map(([, file]) => file);
  const styles = /^styles=(.*)$/m.exec(read(theme, 'theme.properties'))?.[1]?.split(' ') ?? [];
  const own = [...new Set([...loaded, ...styles])].filter((file) => file !== 'js/authChecker.js');
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter((file) => !existsSync(path.join(theme, 'resources', file)))).toEqual([]);
});

test('the script is identical to that of the club’s own sign-in pages', () => {
  const [, script] = /SCRIPT = `([^`]*)`/.exec(read(here, '../../server/src/platform/identity/pages/script.ts')) ?? [];
  expect(read(theme, 'resources/js/pages.js')).toBe(script);
});

/** The declarations of a style sheet as `@media selector { declaration }`, in one notation. */
function declarationsOf(css, media = '') {
  const spaced = (text) => text.replace(/\s+/g, ' ').replaceAll("'", '"').trim();
  const selectorOf = (text) => spaced(text).replace(/=(\w+)]/g, '="$1"]');
  const declarationOf = (text) =>
    spaced(text)
      .replace(/ ?([,/]) ?/g, '$1 ')
      .replace(/(?<!\w)\./g, '0.');
  const blocks = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g);
  return [...blocks].flatMap(([, head, body]) => {
    if (head.trim().startsWith('@')) return declarationsOf(body, `${spaced(head)} `);
    const declarations = body.split(';').filter((each) => each.trim());
    return head
      .split(',')
      .flatMap((selector) => declarations.map((each) => `${media}${selectorOf(selector)} { ${declarationOf(each)} }`));
  });
}

/** The pages' logo is a picture; the theme's is a background in the club's look.css. */
const ONLY_IN_PAGES = ['.brand img { width: 36px }', '.brand img { height: 36px }', '.brand img { flex: none }'];
/** The pages write the club's colour into the mark itself. */
const ONLY_IN_THEME = ['.brand g { stroke: var(--main) }'];

test('the style sheet has the rules of the club’s own sign-in pages, except the intended differences', () => {
  const own = read(theme, 'resources/css/pages.css');
  const colourOf = { main: 'main', dark: 'main-dark', glow: 'glow', end: 'end' };
  const [, source] = /styleOf = .*? => `([^`]*)`/s.exec(
    read(here, '../../server/src/platform/identity/pages/style.ts'),
  );
  const [light, dark] = own.split('@media (prefers-color-scheme: dark)');
  const valueIn = (sheet, name) => new RegExp(`--${name}: (#\\w+)`).exec(sheet)?.[1];
  const pagesSheet = source.replace(/\$\{(\w+)\}/g, (_, name) =>
    name === 'night' ? valueIn(dark, 'link') : valueIn(light, colourOf[name]),
  );
  const [ofTheme, ofPages] = [declarationsOf(own), declarationsOf(pagesSheet)];
  expect(ofTheme.length).toBeGreaterThan(150);
  expect(ofPages.filter((each) => !ofTheme.includes(each))).toEqual(ONLY_IN_PAGES);
  expect(ofTheme.filter((each) => !ofPages.includes(each))).toEqual(ONLY_IN_THEME);
});

test('colours and icon are the club’s, and the theme’s own if its address is unknown', () => {
  expect(read(theme, 'theme.properties')).toMatch(/^clubUrl=\$\{env\.CLUB_PUBLIC_URL:\}$/m);
  const { services } = parse(read(here, '../compose.yaml'));
  expect(services.keycloak.environment).toHaveProperty('CLUB_PUBLIC_URL');
  // Every colour that the club's style sheet sets is also set and used by the theme's own.
  const sheet = read(here, '../../server/src/club-profile/look-sheet.ts');
  const set = [...new Set([...sheet.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))];
  const own = read(theme, 'resources/css/pages.css');
  expect(set.length).toBeGreaterThan(4);
  expect(set.filter((name) => !own.includes(`${name}: #`) || !own.includes(`var(${name})`))).toEqual([]);
  const template = read(theme, 'template.ftl');
  // The club's own sheet is the later one, so that it prevails.
  expect(template).toMatch(/properties\.styles.*\/club\/look\.css/s);
  expect(template + own).not.toMatch(/(?<!--[\w-]+: )#b4532a/);
});
