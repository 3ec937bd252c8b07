import { CLAY, contrast } from '@club/shared/domain';
import { palettes } from './palette';

const { light, dark } = palettes(CLAY);

describe.each([
  ['light', light],
  ['dark', dark],
])('text in the %s scheme reaches 4.5 : 1', (_name, palette) => {
  const grounds = [palette.background.default, palette.background.paper];
  const { free, own, taken, maintenance, unknown, primary, error, success, warning, info, text } = palette;

  test.each(Object.entries({ free, own, taken, maintenance, unknown }))(
    '%s on paper and on its own background',
    (_, tone) => {
      for (const ground of [...grounds, tone.soft]) expect(contrast(tone.main, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(Object.entries({ primary, error, success, warning, info }))(
    '%s as text and as a background for text',
    (_, colour) => {
      for (const ground of [...grounds, colour.contrastText]) {
        expect(contrast(colour.main, ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test('ink, secondary text and the active menu entry', () => {
    for (const ground of grounds) {
      expect(contrast(text.primary, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text.secondary, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(primary.dark, primary.light)).toBeGreaterThanOrEqual(4.5);
  });

  test('the frame of a field, which needs 3 : 1', () => {
    for (const ground of grounds) expect(contrast(text.disabled, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries({ error, success, warning, info }))('the text of an alert of %s', (_, colour) => {
    expect(contrast(text.primary, colour.light)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries({ primary, error, success, warning, info }))('a hovered button of %s', (_, colour) => {
    expect(contrast(colour.contrastText, colour.dark)).toBeGreaterThanOrEqual(4.5);
  });

  test('white text on the banner of the unpaid fee', () => {
    expect(contrast('#ffffff', palette.alarm)).toBeGreaterThanOrEqual(4.5);
  });
});
