import { PASSWORD_LENGTH, PASSWORD_TOO_LONG, PASSWORD_TOO_SHORT } from '@club/shared/contracts/members/new-password';
import { withoutDiacritics } from '@club/shared/domain';
import type { ZxcvbnResult } from '@zxcvbn-ts/core';
import { passwordStrength } from './strength';

/** zxcvbn's third level of four: more than 10^8 guesses, out of reach against a slow hash. */
const STRONG = 3;

/** At least this many letters must be other than the owner's own words. */
const FOREIGN_LETTERS = 6;

const AMONG_COMMONEST = 'Lozinka je među najčešćima. Odaberite manje predvidljivu.';
const OF_OWN_WORDS = 'Lozinka se lako pogađa iz imena, korisničkog imena ili adrese e-pošte. Odaberite drugu.';
const EASILY_GUESSED = 'Lozinku je lako pogoditi. Odaberite dulju, od više riječi koje ne idu zajedno.';

/** The future owner of the password. */
export interface PasswordOwner {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
}

/**
 * The club's rule for a new password.
 * @returns the problem, in Croatian; undefined when the password is acceptable
 */
export async function passwordProblem(password: string, owner: PasswordOwner): Promise<string | undefined> {
  const plain = password.normalize('NFKC').toLowerCase();
  if ([...plain].length < PASSWORD_LENGTH.shortest) return PASSWORD_TOO_SHORT;
  if ([...plain].length > PASSWORD_LENGTH.longest) return PASSWORD_TOO_LONG;
  if (plain === owner.username.normalize('NFKC').trim().toLowerCase())
    return 'Lozinka ne smije biti jednaka korisničkom imenu.';
  const own = ownerTerms(owner);
  if (isMadeOf(own, plain)) return OF_OWN_WORDS;
  const strength = await passwordStrength(plain, own);
  return strength.score < STRONG ? messageFor(strength) : undefined;
}

/** Whether hardly anything is left of the password without these words: a year, an exclamation mark. */
function isMadeOf(words: readonly string[], password: string): boolean {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), password);
  return [...rest].length < FOREIGN_LETTERS;
}

/** Names, the parts of the e-mail and of the username, each also without its diacritics, as people often type them. */
function ownerTerms({ username, firstName, lastName, email }: PasswordOwner): string[] {
  const whole = [username, firstName, lastName, email ?? ''].map((text) => text.normalize('NFKC').toLowerCase());
  const parts = whole.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(parts.flatMap((word) => [word, withoutDiacritics(word)]))].filter((word) => word.length > 2);
}

function messageFor({ sequence, password }: ZxcvbnResult): string {
  if (sequence.some((match) => match.dictionaryName?.startsWith('userInputs'))) return OF_OWN_WORDS;
  const [first] = sequence;
  const isOneWord = first?.pattern === 'dictionary' && first.token === password;
  return isOneWord ? AMONG_COMMONEST : EASILY_GUESSED;
}
