import { CLAY, clubShades, contrast, isReadable, READABLE } from './club-colours';

const CLUBS = [
  CLAY,
  { primary: '#1a62b3', secondary: '#134a88' },
  { primary: '#2c7430', secondary: '#1f5a23' },
  { primary: '#000000', secondary: '#000000' },
  { primary: '#6a1b9a', secondary: '#6b6b6b' },
];

test('black on white has contrast 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#b4532a', '#b4532a')).toBe(1);
});

test.each([
  ['#b4532a', true],
  ['#ffcc00', false],
  ['#767676', false],
  ['#757575', false],
  ['#6f6f6f', true],
])('%s is readable: %s', (colour, readable) => expect(isReadable(colour)).toBe(readable));

test.each(CLUBS)('all shades of $primary and $secondary that are used together are readable', (colours) => {
  const { day, night, ground } = clubShades(colours);
  for (const shades of [day, night]) {
    expect(contrast(shades.contrastText, shades.main)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(shades.dark, shades.light)).toBeGreaterThanOrEqual(READABLE);
  }
  for (const paper of ['#1e2427', '#15191b']) expect(contrast(night.main, paper)).toBeGreaterThanOrEqual(READABLE);
  expect(contrast('#ffffff', ground.from)).toBeGreaterThanOrEqual(READABLE);
  expect(contrast('#ffffff', ground.to)).toBeGreaterThanOrEqual(READABLE);
  expect(contrast(ground.to, ground.soft)).toBeGreaterThanOrEqual(4);
  expect(contrast('#ffffff', ground.panel)).toBeGreaterThanOrEqual(READABLE);
});

test('a club gets its own shades, as light as they need to be', () => {
  expect(clubShades({ primary: '#1a62b3', secondary: '#134a88' })).toEqual({
    day: { main: '#1a62b3', dark: '#134a88', light: '#e4ecf6', contrastText: '#ffffff' },
    night: { main: '#7fa7d4', dark: '#acc6e3', light: '#1d344a', contrastText: '#103b6b' },
    ground: { glow: '#1a62b3', from: '#1a62b3', to: '#134a88', panel: '#0d345f', soft: '#edf2f9' },
  });
  // Lightened until the grey text on it is readable.
  expect(clubShades({ primary: '#6a1b9a', secondary: '#6b6b6b' }).day.light).toBe('#f1eaf6');
});

test.each([
  [
    { primary: CLAY.primary, secondary: '#134a88' },
    { main: CLAY.primary, dark: '#134a88' },
  ],
  [
    { primary: '#1a62b3', secondary: CLAY.secondary },
    { main: '#1a62b3', dark: CLAY.secondary },
  ],
])('the clay shades need both default colours, not just one: %j', (colours, day) =>
  expect(clubShades(colours).day).toMatchObject(day),
);

test('the default clay keeps the shades of the original design', () => {
  expect(clubShades(CLAY).ground.panel).toBe('#652a14');
  expect(clubShades(CLAY).day).toEqual({ main: '#b4532a', dark: '#8f3d1c', light: '#f8e9e1', contrastText: '#ffffff' });
});
