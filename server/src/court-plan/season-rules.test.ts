import { isOpenOn } from '@club/shared/domain';
import { presetSeason } from './season-rules';

const season = { name: 'Sezona', opensOn: '2025-10-01', closesOn: '2026-04-04' };

describe('the courts', () => {
  test.each([
    ['2025-09-30', false],
    ['2025-10-01', true],
    ['2026-04-04', true],
    ['2026-04-05', false],
  ])('on %s are open: %s', (day, open) => expect(isOpenOn([season], day)).toBe(open));

  test('are closed when there is no season at all', () => expect(isOpenOn([], '2026-01-01')).toBe(false));
});

describe('the preset season', () => {
  test.each([
    ['2026-01-01', '2025-10-01', '2026-04-04', 'Sezona 2025./2026.'],
    ['2026-04-04', '2025-10-01', '2026-04-04', 'Sezona 2025./2026.'],
    ['2026-04-05', '2026-10-01', '2027-04-04', 'Sezona 2026./2027.'],
    ['2026-12-31', '2026-10-01', '2027-04-04', 'Sezona 2026./2027.'],
  ])('first started on %s runs from %s to %s', (today, opensOn, closesOn, name) =>
    expect(presetSeason(today)).toEqual({ name, opensOn, closesOn }),
  );
});
