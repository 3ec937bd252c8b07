import type { Topic } from '@club/shared/contracts/events';
import { receives } from './topics';

test.each<[Topic, number | undefined, boolean, boolean]>([
  ['grid', undefined, false, true],
  ['account', 7, false, true],
  ['account', 8, false, false],
  ['account', 8, true, false],
  ['account', undefined, false, true],
  ['accounts', undefined, false, false],
  ['accounts', undefined, true, true],
  ['finances', undefined, false, false],
])('%s of member %s reaches member 7 (staff: %s): %s', (topic, memberId, isStaff, expected) => {
  expect(receives({ memberId: 7, isStaff }, topic, memberId)).toBe(expected);
});
