import type { ListedClosure } from '@club/shared/contracts/court-closures';

/** A coming closure of both courts because of rain, except for what a test overrides. */
export function aClosure(but: Partial<ListedClosure> = {}): ListedClosure {
  return {
    id: 1,
    from: '2026-11-21',
    to: '2026-11-22',
    courts: [1, 2],
    fromTime: null,
    toTime: '17:00:00',
    reason: 'Kiša',
    phase: 'COMING',
    closedAt: '2026-11-19T23:30:00Z',
    closedBy: 'Zvonimir Horvat',
    slotCount: 22,
    voidedCount: 1,
    ...but,
  };
}
