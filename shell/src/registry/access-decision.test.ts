import { member } from '@club/shared/testing';
import { decideAccess } from './access-decision';

const NOW = 1_000;
const signedIn = (roles: Parameters<typeof member>[0], expiresAt = NOW + 1) => ({
  status: 'member' as const,
  expiresAt,
  identity: member(roles),
});
const visitor = { status: 'visitor' as const, expiresAt: null, identity: null };
const unknown = { ...visitor, status: 'unknown' as const };

test('a visitor is refused everything but public pages', () => {
  expect(decideAccess(['USER'], visitor, NOW)).toBe('refuse');
  expect(decideAccess('public', visitor, NOW)).toBe('enter');
});

test('no page is refused before the user is known', () => {
  expect(decideAccess(['USER'], unknown, NOW)).toBe('wait');
  expect(decideAccess('public', unknown, NOW)).toBe('enter');
});

test.each([
  [['USER'], ['ADMIN'], 'refuse'],
  [['USER'], ['ADMIN', 'MAINTENANCE'], 'refuse'],
  [['MAINTENANCE'], ['ADMIN'], 'refuse'],
  [['MAINTENANCE'], ['ADMIN', 'MAINTENANCE'], 'enter'],
  [['ADMIN'], ['ADMIN'], 'enter'],
  [['ADMIN'], ['USER'], 'enter'],
  [['MAINTENANCE'], ['USER'], 'enter'],
  [['COURT_MAINTENANCE'], ['USER'], 'enter'],
] as const)('roles %j at a page for %j: %s', (roles, access, expected) => {
  expect(decideAccess([...access], signedIn({ roles }), NOW)).toBe(expected);
});

test('an expired token is renewed before the page opens, but not for a wrong role', () => {
  expect(decideAccess(['USER'], signedIn({ roles: ['USER'] }, NOW), NOW)).toBe('renew');
  expect(decideAccess(['ADMIN'], signedIn({ roles: ['USER'] }, NOW), NOW)).toBe('refuse');
});
