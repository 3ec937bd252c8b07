/** From the end of the test until after the file's: within it jest takes the modules away. */
const UNTIL_MS = 500;

test('timers that a file leaves behind load nothing after its end, which would fail the whole run', () => {
  for (let ms = 0; ms < UNTIL_MS; ms += 0.5) setTimeout(() => void import('./member'), ms);
  // Stopped ones would never load anything.
  expect(jest.isMockFunction(setTimeout)).toBe(false);
});
