import { Refusal } from '../http';
import { passwordProblem } from './password/password-policy';

const TAKEN = 'Korisničko ime je već zauzeto.';

export const usernameTaken = () => new Refusal(409, 'USERNAME_TAKEN', TAKEN, { userName: TAKEN });

/** @param problem what is wrong with it, in Croatian */
export const passwordWeak = (problem: string) => new Refusal(400, 'PASSWORD_WEAK', problem, { password: problem });

/** @throws Refusal `PASSWORD_WEAK` when the club's own policy does not allow it */
export function refuseWeakPassword(password: string, username: string): void {
  const problem = passwordProblem(password, username);
  if (problem) throw passwordWeak(problem);
}
