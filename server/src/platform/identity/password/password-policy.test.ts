import { passwordProblem } from './password-policy';

const OWNER = { username: 'ivana.horvat', firstName: 'Ivana', lastName: 'Đurđević', email: 'ivka@posta.hr' };
const COMMON = 'Lozinka je među najčešćima. Odaberite manje predvidljivu.';
const OWN = 'Lozinka se lako pogađa iz imena, korisničkog imena ili adrese e-pošte. Odaberite drugu.';
const EASY = 'Lozinku je lako pogoditi. Odaberite dulju, od više riječi koje ne idu zajedno.';

test.each([
  ['', 'Lozinka mora imati najmanje 10 znakova.'],
  ['zelen-znak', undefined],
  ['zelenznak', 'Lozinka mora imati najmanje 10 znakova.'],
  // Ten code units, but nine letters.
  ['tenis🎾abc', 'Lozinka mora imati najmanje 10 znakova.'],
  ['x'.repeat(127).concat('yz'), 'Lozinka smije imati najviše 128 znakova.'],
  ['x'.repeat(126).concat('yz'), EASY],
  ['Ivana.Horvat', 'Lozinka ne smije biti jednaka korisničkom imenu.'],
  ['qwertyuiop', COMMON],
  ['1q2w3e4r5t', COMMON],
  ['Dobrodošli', COMMON],
  ['HajdukSplit', COMMON],
  // In no list, but among the first guesses.
  ['Lozinka2025', EASY],
  ['volimtenis1', EASY],
  ['17.05.1985.', EASY],
  ['aaaaaaaaaaaa', EASY],
  ['abcabcabcabc', EASY],
  ['1234543212345', EASY],
  ['asdfghjklč1', EASY],
  // Generally known data of the owner.
  ['Ivana.Durdevic!', OWN],
  ['ivanađurđević1', OWN],
  ['ivka@posta.hr', OWN],
  ['horvat-1985', OWN],
  // Five characters are left of it, and six.
  ['horvat-x7k2', OWN],
  ['horvat-x7k2q', undefined],
  ['ivana kupuje zelene rajčice', undefined],
  ['čžšđć-lopta', undefined],
  ['x7Kp-q2Vm-9rTz', undefined],
])('%j: %s', async (password, problem) => {
  expect(await passwordProblem(password, OWNER)).toBe(problem);
});

test('a name is removed whole, although another of the owner’s words is part of it', async () => {
  const owner = { username: 'iva', firstName: 'Ivana', lastName: 'Babić', email: null };
  expect(await passwordProblem('ivana-ivana-ivana', owner)).toBe(OWN);
});

test('the owner’s own names are weak only for the owner', async () => {
  const stranger = { username: 'marko', firstName: 'Marko', lastName: 'Babić', email: null };
  expect(await passwordProblem('ivanađurđević-jede', stranger)).toBeUndefined();
});
