import { format } from 'node:util';
import { afterAll, afterEach } from '@jest/globals';

/** Unexpected messages on the console: a call without a handler, an update outside of act(), React's warnings. */
const unexpected = [];

/** Expected: jsdom has no layout, so a chart has no size. */
const WITHOUT_LAYOUT = 'MUI X Charts: ChartsContainer does not have';

for (const method of ['error', 'warn']) {
  console[method] = function note(...texts) {
    const text = format(...texts);
    if (text.startsWith(WITHOUT_LAYOUT)) return;
    const error = new Error(`console.${method}: ${text}`);
    // The stack begins where the message was logged.
    Error.captureStackTrace(error, note);
    unexpected.push(error);
  };
}

/** A test that expects a message replaces the method: `jest.spyOn(console, 'error').mockImplementation()`. */
function refuse() {
  const [first] = unexpected.splice(0);
  if (first) throw first;
}

afterEach(refuse);
// Messages after the last test.
afterAll(refuse);
