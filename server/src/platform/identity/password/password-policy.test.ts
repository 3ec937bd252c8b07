import { passwordProblem } from './password-policy';

test.each([
  ['', 'Lozinka mora imati najmanje 10 znakova.'],
  ['devet-znak', undefined],
  ['devetznak', 'Lozinka mora imati najmanje 10 znakova.'],
  // Ten code units, but nine letters.
  ['tenis🎾abc', 'Lozinka mora imati najmanje 10 znakova.'],
  ['x'.repeat(199).concat('yz'), 'Lozinka može imati najviše 200 znakova.'],
  ['Ivana.Horvat', 'Lozinka ne smije biti jednaka korisničkom imenu.'],
  ['Lozinka123', 'Lozinka je među najčešćima. Odaberite manje predvidljivu.'],
  ['qwertzuiop', 'Lozinka je među najčešćima. Odaberite manje predvidljivu.'],
  ['aaaaaaaaaaaa', 'Lozinka je među najčešćima. Odaberite manje predvidljivu.'],
  ['čžšđć-lopta', undefined],
])('%j: %s', (password, problem) => {
  expect(passwordProblem(password, 'ivana.horvat')).toBe(problem);
});
