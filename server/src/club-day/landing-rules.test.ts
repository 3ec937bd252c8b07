import { landingPhase } from './landing-rules';

const dates = { registrationFrom: '02-01', leagueFrom: '04-06', leagueUntil: '08-28' };

test.each([
  ['2026-01-31', 'OFF_SEASON'],
  ['2026-02-01', 'REGISTRATION'],
  ['2028-02-29', 'REGISTRATION'],
  ['2026-04-05', 'REGISTRATION'],
  ['2026-04-06', 'LEAGUE'],
  ['2026-08-28', 'LEAGUE'],
  ['2026-08-29', 'OFF_SEASON'],
  ['2026-12-31', 'OFF_SEASON'],
])('on %s the landing page is in %s', (today, phase) => expect(landingPhase(dates, today)).toBe(phase));
