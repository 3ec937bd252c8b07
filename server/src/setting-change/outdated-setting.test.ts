import { refuseOutdated } from './outdated-setting';

test.each([
  [{ Skriven: 'uvijek' }, 'Skriven: uvijek.'],
  [{ Skriven: 'od 24.12.2026.', Paketi: 'nema' }, 'Skriven: od 24.12.2026.; Paketi: nema.'],
  [{ Geslo: '' }, 'Geslo: (prazno).'],
  [{ Geslo: 'Igramo!' }, 'Geslo: Igramo!'],
])('the refusal names what is saved now: %j', (now, facts) => {
  const message = `Drugi je administrator u međuvremenu spremio: ${facts} Vaš unos je ostao; spremite ga samo ako vrijedi.`;
  expect(() => refuseOutdated({ seen: {}, now, wanted: {}, current: now })).toThrow(message);
});
