import { IVAN } from '../testing/members';
import { bookingLabels } from './booking-labels';

test.each([
  ['FREE', null, null, ['slobodno', null, null]],
  ['FRIENDLY', IVAN, null, ['prijateljski', 'Ivan Horvat', null]],
  ['LEAGUE', IVAN, 'Marko Marić', ['liga', 'Ivan Horvat', 'Protivnik: Marko Marić']],
  ['MAINTENANCE', IVAN, 'valjanje', ['održavanje', 'Administrator', 'Razlog: valjanje']],
  ['UNKNOWN', null, null, ['nepoznato', null, 'Došlo je do greške!']],
] as const)('%s', (status, user, note, [label, who, shown]) =>
  expect(bookingLabels({ status, user, note }, true)).toMatchObject({ label, who, note: shown }),
);
