import { formatCourts } from './courts';

test.each([
  [[2], 'Teren 2'],
  [[2, 1], 'Tereni 1 i 2'],
])('courts %j: %s', (courts, text) => expect(formatCourts(courts)).toBe(text));
