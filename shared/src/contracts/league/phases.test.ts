import { competitionLabel, phaseLabel, roundNumber } from './phases';

test.each([
  ['PRVO_KOLO', '1. kolo'],
  ['DVADESETO_KOLO', '20. kolo'],
  ['KVALIFIKACIJE', 'Kvalifikacije'],
  ['TRIDESETDVA_FINALA', '1/32 finala'],
  ['SESTNAESTINA_FINALA', '1/16 finala'],
  ['OSMINA_FINALA', 'Osmina finala'],
  ['CETVRTFINALE', 'Četvrtfinale'],
  ['POLUFINALE', 'Polufinale'],
  ['TRECE_MJESTO', 'Treće mjesto'],
  ['FINALE', 'Finale'],
  ['Razigravanje', 'Razigravanje'],
])('%s is labelled %s', (phase, label) => expect(phaseLabel(phase)).toBe(label));

test('only rounds have a number', () => {
  expect(roundNumber('TRINAESTO_KOLO')).toBe(13);
  expect(roundNumber('FINALE')).toBeUndefined();
});

test.each([
  ['POLUFINALE', 'Utješni, polufinale'],
  ['Razigravanje', 'Utješni, razigravanje'],
])('%s of the consolation is labelled %s', (phase, label) =>
  expect(competitionLabel(phase, 'CONSOLATION')).toBe(label),
);
