import { expectRefusal } from '../expect-refusal';
import { checkDeadline, contactBy, mayEnterResult } from './deadline';
import { makeFixture } from './fixture';
import { isZagrebDate } from './zagreb-date';

describe('R10 deadlines', () => {
  it.each([
    ['2025-05-10', false, true],
    ['2025-05-11', false, false],
    ['2025-05-11', true, true],
  ])('on %s, ADMIN %s: %s', (today, isAdmin, allowed) => {
    expect(mayEnterResult({ endDate: '2025-05-10' }, today, isAdmin)).toBe(allowed);
  });

  it('refuses a late player with a reason', () => {
    expectRefusal('DEADLINE_PASSED', () => checkDeadline({ endDate: '2025-05-10' }, '2025-05-11', false));
    expect(() => checkDeadline({ endDate: '2025-05-10' }, '2025-05-11', true)).not.toThrow();
  });

  it('gives the attacker 3 days for the first contact and the balls to bring, also over a change of clocks', () => {
    const defender = { regular: 1, substitute: null };
    const attacker = { regular: 2, substitute: 9 };
    const fixture = makeFixture('2025-1-1-2', [defender, attacker], null);
    expect(fixture.ballCarrier).toBe(9);
    expect(contactBy('2025-03-29')).toBe('2025-04-01');
  });

  it('knows the days of the calendar', () => {
    expect(['2024-02-29', '2025-02-29', '2025-2-1', 'danas'].map(isZagrebDate)).toEqual([true, false, false, false]);
  });
});
