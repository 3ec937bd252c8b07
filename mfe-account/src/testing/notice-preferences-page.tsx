import type { NoticePreferences } from '@club/shared/contracts/notices';
import { member, renderRoutes } from '@club/shared/testing';
import { routes } from '../routes';

/** One kind of notices, in the app and by e-mail; no browser receives pushes. */
export function noticePreferences(): NoticePreferences {
  const channels = { APP: true, EMAIL: true, PUSH: false };
  const kinds = [{ kind: 'OPPONENT' as const, label: 'Novi protivnik', hint: 'Kad se zna s kim igrate.', channels }];
  const contact = { email: 'ana@example.com', sendsEmail: true };
  return { kinds, ...contact, pushDevices: 0, pushEndpoints: [], pushKey: 'key' };
}

/** Opens the page with the member's notice preferences; `/elsewhere` is another page of the suite. */
export const openNoticePreferences = () =>
  renderRoutes([...routes, { path: '/elsewhere', element: <p>drugdje</p> }], {
    at: '/notice-preferences',
    as: member(),
  });
