import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import { ROOT } from '../run.mjs';

const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;
/** A picture of courts, which are of clay whatever the colours of the club. */
const DRAWING = /courts\/court-scene\.tsx$/;

/** Black, white and grey, solid or translucent: they go with the colours of every club. */
function hasNoHue(hex) {
  const digits = hex.slice(1);
  const [red, green, blue] = digits.length > 4 ? digits.match(/../g) : digits;
  return red === green && green === blue;
}

test.each(['shell', ...remotesIn(ROOT)])(
  '%s takes its colours from the theme, where they are those of the club',
  (part) => {
    const source = path.join(ROOT, part, 'src');
    const own = readdirSync(source, { recursive: true })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !DRAWING.test(file))
      .flatMap((file) => (readFileSync(path.join(source, file), 'utf8').match(HEX) ?? []).map((hex) => ({ file, hex })))
      .filter(({ hex }) => !hasNoHue(hex));
    expect(own).toEqual([]);
  },
);
