import { fixedClock } from '../../platform/clock';
import { createAttempts } from './attempts';

const MINUTE = 60_000;
const START = Date.parse('2026-03-01T08:00:00Z');

function attemptsAt() {
  const clock = fixedClock(new Date(START).toISOString());
  const attempts = createAttempts(clock);
  return {
    attempts,
    after: (minutes: number) => clock.set(new Date(START + minutes * MINUTE).toISOString()),
    refused: (address: string) => {
      try {
        attempts.count(address);
        return false;
      } catch {
        return true;
      }
    },
  };
}

test('the eleventh registration from an address within ten minutes is refused, those from others are not', () => {
  const { refused, after } = attemptsAt();
  for (let count = 0; count < 10; count += 1) expect(refused('203.0.113.7')).toBe(false);
  expect(refused('203.0.113.7')).toBe(true);
  expect(refused('203.0.113.8')).toBe(false);
  after(10);
  expect(refused('203.0.113.7')).toBe(false);
});

test('an IPv6 connection counts once, whichever of its addresses it uses', () => {
  const { refused } = attemptsAt();
  for (let count = 0; count < 10; count += 1) expect(refused(`2001:db8:1:2::${count + 1}`)).toBe(false);
  expect(refused('2001:db8:1:2:aaaa::77')).toBe(true);
  expect(refused('2001:db8:1:3::1')).toBe(false);
});

test('addresses are forgotten ten minutes after their latest attempt', () => {
  const { attempts, refused, after } = attemptsAt();
  refused('203.0.113.1');
  after(1);
  refused('203.0.113.2');
  after(9);
  refused('203.0.113.1');
  expect(attempts.size()).toBe(2);
  after(12);
  refused('203.0.113.3');
  expect(attempts.size()).toBe(2);
  after(30);
  refused('203.0.113.3');
  expect(attempts.size()).toBe(1);
});
