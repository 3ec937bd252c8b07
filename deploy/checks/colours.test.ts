import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import { CLAY } from '@club/shared/domain';
import { palettes } from '../../shared/src/theme/palette';
import { ROOT } from '../run.mjs';

const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;
/** A picture of courts, which are of clay whatever the colours of the club. */
const DRAWING = /courts\/court-scene\.tsx$/;

/** Black, white and grey, solid or translucent: they go with the colours of every club. */
function hasNoHue(hex: string): boolean {
  const digits = hex.slice(1);
  const [red, green, blue] = digits.match(digits.length > 4 ? /../g : /./g) ?? [];
  return red === green && green === blue;
}

test.each(['shell', ...remotesIn(ROOT)])(
  '%s takes its colours from the theme, where they are those of the club',
  (part) => {
    const source = path.join(ROOT, part, 'src');
    const own = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !DRAWING.test(file))
      .flatMap((file) => (readFileSync(path.join(source, file), 'utf8').match(HEX) ?? []).map((hex) => ({ file, hex })))
      .filter(({ hex }) => !hasNoHue(hex));
    expect(own).toEqual([]);
  },
);

test('the sign-in pages have the colours of the suite in both schemes', () => {
  const { light, dark } = palettes(CLAY);
  // keycloak/theme.test.mjs compares this sheet with that of the club's own pages.
  const sheet = readFileSync(path.join(ROOT, 'deploy/keycloak/themes/club/login/resources/css/pages.css'), 'utf8');
  const [day = '', night = ''] = sheet.split('prefers-color-scheme: dark');
  const coloursIn = (text: string) =>
    Object.fromEntries([...text.matchAll(/--([\w-]+): (#\w+)/g)].map(([, name, hex]) => [name, hex]));
  const coloursOf = ({ background, text, divider, error, success }: typeof light | typeof dark) => ({
    paper: background.default,
    card: background.paper,
    hairline: divider,
    edge: text.disabled,
    ink: text.primary,
    soft: text.secondary,
    bad: error.main,
    'bad-paper': error.light,
    good: success.main,
  });
  expect(coloursIn(day)).toMatchObject(coloursOf(light));
  expect(coloursIn(night)).toMatchObject(coloursOf(dark));
});
