import { CLAY } from '@club/shared/domain';
import { ABOVE_PORTRAIT_PHONE, onScreen, PHONE, PORTRAIT_PHONE } from './breakpoints';
import { createClubTheme } from './create-club-theme';

test('the constant has the same phone width as the theme', () => {
  expect(createClubTheme(CLAY).breakpoints.down('sm')).toBe(PHONE);
});

/** The width of a media query in pixels, at normal font size. */
const widthOf = (query: string) => Number(query.match(/[\d.]+/)?.[0]) * 16;

test('768 px are a phone, 769 px are not', () => {
  const width = widthOf(PHONE);
  expect(width).toBeGreaterThanOrEqual(768);
  expect(width).toBeLessThan(769);
});

test('599 px are a phone held upright, 600 px are above it', () => {
  expect(widthOf(PORTRAIT_PHONE)).toBeGreaterThanOrEqual(599);
  expect(widthOf(PORTRAIT_PHONE)).toBeLessThan(600);
  expect(widthOf(ABOVE_PORTRAIT_PHONE)).toBe(600);
});

test('a query for the screen leaves out print', () => {
  expect(onScreen('@media (max-width:37.45em)')).toBe('@media screen and (max-width:37.45em)');
});
