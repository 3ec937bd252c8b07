import { contactBy, mayStillEnter } from './deadline';
import { makeFixture } from './fixture';
import { isZagrebDate } from './zagreb-date';

describe('R10 deadlines', () => {
  it.each([
    ['2025-05-09', true],
    ['2025-05-10', true],
    ['2025-05-11', false],
  ])('on %s players may enter what is played until 10 May: %s', (today, allowed) => {
    expect(mayStillEnter('2025-05-10', today)).toBe(allowed);
  });

  it('gives the attacker 3 days for the first contact and the balls to bring, also across a clock change', () => {
    const defender = { regular: 1, substitute: null };
    const attacker = { regular: 2, substitute: 9 };
    const fixture = makeFixture('2025-1-1-2', [defender, attacker], null);
    expect(fixture.ballCarrier).toBe(9);
    expect(contactBy('2025-03-29')).toBe('2025-04-01');
  });

  it('recognizes valid calendar days', () => {
    expect(['2024-02-29', '2025-02-29', '2025-2-1', 'danas'].map(isZagrebDate)).toEqual([true, false, false, false]);
  });
});
