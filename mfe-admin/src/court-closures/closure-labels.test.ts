import { closureLines } from './closure-labels';

const rain = { from: '2026-11-20', to: '2026-11-20', courts: [2, 1], fromTime: null, toTime: null, reason: 'Kiša' };

test.each([
  [rain, ['Tereni 1 i 2', '20.11.2026., cijeli dan', 'Razlog: Kiša']],
  [{ ...rain, courts: [2], to: '2026-11-22' }, ['Teren 2', '20.11.2026. – 22.11.2026., cijeli dan', 'Razlog: Kiša']],
  [{ ...rain, fromTime: '17:00' }, ['Tereni 1 i 2', '20.11.2026., od 17:00', 'Razlog: Kiša']],
  [{ ...rain, fromTime: '17:00', toTime: '20:00' }, ['Tereni 1 i 2', '20.11.2026., od 17:00 do 20:00', 'Razlog: Kiša']],
])('%j', (closure, lines) => expect(closureLines(closure)).toEqual(lines));
