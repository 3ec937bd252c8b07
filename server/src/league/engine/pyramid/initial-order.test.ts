import { initialOrder } from './initial-order';

describe('R1 initial order', () => {
  it('is last season\u2019s final order, then newcomers by registration, in whole rows', () => {
    const entries = [
      { player: 40, registeredAt: '2025-02-03T10:00:00Z' },
      { player: 30, registeredAt: '2025-02-02T10:00:00Z' },
      { player: 1, registeredAt: '2025-02-01T10:00:00Z' },
      { player: 2, registeredAt: '2025-03-01T10:00:00Z' },
      { player: 20, registeredAt: '2025-02-02T10:00:00Z' },
    ];
    expect(initialOrder(entries, [9, 2, 1])).toEqual([2, 1, 20, 30, 40, null, null, null]);
  });

  it('compares moments, not texts', () => {
    const moments = ['2025-02-01T10:00:00.500Z', '2025-02-01T10:00:00Z'];
    const entries = moments.map((registeredAt, index) => ({ player: index + 1, registeredAt }));
    expect(initialOrder(entries, [])).toEqual([2, 1, null, null]);
  });

  it('includes a player who registered twice only once', () => {
    const entries = ['2025-02-01', '2025-02-02'].map((day) => ({ player: 7, registeredAt: `${day}T00:00:00Z` }));
    expect(initialOrder(entries, [])).toEqual([7, null, null, null]);
  });
});
