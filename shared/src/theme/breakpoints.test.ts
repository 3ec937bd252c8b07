import { CLAY } from '@club/shared/domain';
import { PHONE } from './breakpoints';
import { createClubTheme } from './create-club-theme';

test('the constant has the same phone width as the theme', () => {
  expect(createClubTheme(CLAY).breakpoints.down('sm')).toBe(PHONE);
});

test('768 px are a phone, 769 px are not', () => {
  const width = Number(PHONE.match(/[\d.]+/)?.[0]) * 16;
  expect(width).toBeGreaterThanOrEqual(768);
  expect(width).toBeLessThan(769);
});
