import { daysLeftText } from '@club/shared/domain';

test.each([
  [null, null],
  [-1, 'rok je prošao'],
  [0, 'zadnji dan'],
  [1, 'još 1 dan'],
  [4, 'još 4 dana'],
  [21, 'još 21 dan'],
])('%s days left: %s', (days, text) => expect(daysLeftText(days)).toBe(text));
