import { Refusal } from '../http';
import { type PasswordOwner, passwordProblem } from './password/password-policy';

const TAKEN = 'Korisničko ime je već zauzeto.';
const EMAIL_TAKEN = 'Adresa e-pošte već pripada drugom korisniku.';

export const usernameTaken = () => new Refusal(409, 'USERNAME_TAKEN', TAKEN, { userName: TAKEN });

export const emailTaken = () => new Refusal(409, 'EMAIL_TAKEN', EMAIL_TAKEN, { email: EMAIL_TAKEN });

/** @param problem the error message, in Croatian */
export const passwordWeak = (problem: string) => new Refusal(400, 'PASSWORD_WEAK', problem, { password: problem });

export const passwordUnchanged = () => passwordWeak('Nova lozinka mora biti različita od dosadašnje.');

/** @throws Refusal `PASSWORD_WEAK` when the club's own policy does not allow it */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  const problem = await passwordProblem(password, owner);
  if (problem) throw passwordWeak(problem);
}
