import { webcalAddress } from './webcal-address';

test.each([
  ['https://klub.hr/api/calendar/abc.ics', 'webcal://klub.hr/api/calendar/abc.ics'],
  ['http://localhost:4300/api/calendar/http:.ics', 'webcal://localhost:4300/api/calendar/http:.ics'],
])('%s becomes %s for a calendar', (url, expected) => expect(webcalAddress(url)).toBe(expected));
