const SHORTEST = 10;
/** Hashing must not become a way to keep the server busy. */
const LONGEST = 200;

/** Passwords of ten characters and more that top every list of leaked ones, and their Croatian cousins. */
const COMMON = new Set([
  '0123456789',
  '0987654321',
  '1029384756',
  '1122334455',
  '1234567890',
  '12345678910',
  '123456789a',
  '123456789q',
  '1234554321',
  '123123123123',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  '9876543210',
  'abcdefghij',
  'abcd123456',
  'administrator',
  'asdfghjklč',
  'dobrodosli',
  'dobrodošli',
  'hajduksplit',
  'hrvatska123',
  'iloveyou123',
  'lozinka123',
  'lozinka1234',
  'lozinkalozinka',
  'password12',
  'password123',
  'password1234',
  'passwordpassword',
  'q1w2e3r4t5',
  'qwertyuiop',
  'qwertzuiop',
  'qwertzuiopš',
  'qwerty123456',
  'qwertz123456',
  'rezervacija',
  'tenis12345',
  'teniskiklub',
  'volimtenis',
]);

/**
 * The club's rule for a new password.
 * @returns what is wrong with it, in Croatian; undefined when it will do
 */
export function passwordProblem(password: string, username: string): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  if ([...plain].length < SHORTEST) return `Lozinka mora imati najmanje ${SHORTEST} znakova.`;
  if ([...plain].length > LONGEST) return `Lozinka može imati najviše ${LONGEST} znakova.`;
  if (plain === username.normalize('NFKC').trim().toLowerCase())
    return 'Lozinka ne smije biti jednaka korisničkom imenu.';
  if (COMMON.has(plain) || new Set(plain).size === 1)
    return 'Lozinka je među najčešćima. Odaberite manje predvidljivu.';
  return undefined;
}
