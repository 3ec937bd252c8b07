import { changeOf } from './status-change';

test.each([
  ['PAID', 'waive'],
  ['NOT_PAID', 'waive'],
  ['COMPLIMENTARY', 'revert'],
  ['USER_FAVOR', undefined],
  ['INTERNAL', undefined],
  ['FREE', undefined],
] as const)('%s: %s', (status, change) => expect(changeOf(status)).toBe(change));
