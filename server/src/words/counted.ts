const forms = new Intl.PluralRules('hr');

/** The Croatian form for a count: `3 gratis rezervacije`. */
export function countedReservations(count: number, kind = ''): string {
  const noun = forms.select(count) === 'few' ? 'rezervacije' : 'rezervacija';
  return [count, kind, noun].filter((part) => part !== '').join(' ');
}
