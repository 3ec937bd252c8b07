/** Longer than from the end of the test to the end of the file, when jest removes the modules. */
const UNTIL_MS = 500;

test('timers that a file leaves behind load no modules after its end, which would fail the whole run', () => {
  for (let ms = 0; ms < UNTIL_MS; ms += 0.5) setTimeout(() => void import('./member'), ms);
  // Fake timers would never load anything.
  expect(jest.isMockFunction(setTimeout)).toBe(false);
});
