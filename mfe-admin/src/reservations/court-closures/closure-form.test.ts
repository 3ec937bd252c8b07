import { ClosureForm } from './closure-form';

const rain = { from: '2026-11-20', to: '2026-11-20', courts: [1, 2], fromTime: '', toTime: '', reason: ' Kiša ' };

test('empty times close the whole day', () => {
  expect(ClosureForm.parse(rain)).toEqual({ ...rain, fromTime: null, toTime: null, reason: 'Kiša' });
});

test('a court is closed once', () => {
  expect(ClosureForm.parse({ ...rain, courts: [2, 1, 2] }).courts).toEqual([2, 1]);
});

test('times close a part of it', () => {
  expect(ClosureForm.parse({ ...rain, fromTime: '17:00', toTime: '20:00' })).toMatchObject({
    fromTime: '17:00',
    toTime: '20:00',
  });
});

test.each([
  [{ to: '2026-11-19' }, 'to', 'Kraj ne može biti prije početka.'],
  [{ from: '' }, 'from', 'Odaberite ispravan datum.'],
  [{ courts: [] }, 'courts', 'Odaberite barem jedan teren.'],
  [{ fromTime: '20:00', toTime: '17:00' }, 'toTime', 'Kraj mora biti nakon početka.'],
  [{ fromTime: '25:00' }, 'fromTime', 'Vrijeme mora biti u obliku hh:mm.'],
  [{ reason: '  ' }, 'reason', 'Unesite razlog.'],
])('%j is refused at %s: %s', (but, field, message) => {
  const issue = ClosureForm.safeParse({ ...rain, ...but }).error?.issues[0];
  expect([issue?.path.join('.'), issue?.message]).toEqual([field, message]);
});
