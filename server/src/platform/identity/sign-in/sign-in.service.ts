import type { Database } from '../../database';
import type { Directory } from '../directory';
import type { FormTokens } from '../forms/form-token';
import { hashPassword, verifyPassword } from '../password/password-hash';
import { passwordProblem } from '../password/password-policy';
import { findSessionsEpoch } from '../storage/sessions.repository';
import { findUserByName, lockUser, passwordOwner, type User } from '../users/users.repository';
import type { Attempt, AttemptOrigin, Failures } from './failures';

/** The session may begin while the user's `sessionsEpoch` is this one. */
export interface SignedIn {
  readonly kind: 'signed-in';
  readonly accountId: string;
  readonly epoch: string;
}

export type SignInOutcome =
  | SignedIn
  /** The password was set by an administrator: a new one is required, with this ticket. */
  | { readonly kind: 'one-time'; readonly username: string; readonly ticket: string }
  | { readonly kind: 'refused'; readonly status: 401 | 403 | 429; readonly message: string };

export type RenewalOutcome =
  | SignedIn
  | { readonly kind: 'weak'; readonly problem: string }
  /** The ticket is not, or no longer, valid, and the password is not the user's. */
  | { readonly kind: 'expired' };

export interface SignIn {
  /** @param interaction the sign-in in progress; a ticket is valid only for this one */
  withPassword(interaction: string, username: string, password: string, from: AttemptOrigin): Promise<SignInOutcome>;
  withNewPassword(interaction: string, renewal: PasswordRenewal, from: AttemptOrigin): Promise<RenewalOutcome>;
}

export interface PasswordRenewal {
  readonly username: string;
  readonly ticket: string;
  readonly password: string;
}

const refused = (status: 401 | 403 | 429, message: string) => ({ kind: 'refused', status, message }) as const;

export function signInService(
  database: Database,
  { directory, failures, tokens }: { directory: Directory; failures: Failures; tokens: FormTokens },
): SignIn {
  // Includes the password's hash: the ticket becomes invalid with the password that it was created for.
  const about = (interaction: string, user: User) => [interaction, user.id, user.password_hash];

  /** @returns undefined for a wrong password, which stays counted */
  const recognize = async (attempt: Attempt, username: string, password: string) => {
    try {
      const user = await findUserByName(database.handle, username);
      const right = await verifyPassword(user?.password_hash, password);
      if (!user || !right) return undefined;
      await attempt.succeeded();
      return user;
    } catch (error) {
      await attempt.withdraw();
      throw error;
    }
  };

  const withPassword: SignIn['withPassword'] = async (interaction, username, password, from) => {
    const attempt = await failures.begin(username, from);
    if (!attempt) return refused(429, 'Previše neuspjelih pokušaja prijave. Pokušajte ponovno za nekoliko minuta.');
    const user = await recognize(attempt, username, password);
    if (!user) return refused(401, 'Pogrešno korisničko ime ili lozinka.');
    if (!user.enabled) return refused(403, 'Vaš račun nije aktivan. Obratite se administratoru kluba.');
    if (!user.one_time) return { kind: 'signed-in', accountId: user.id, epoch: user.epoch };
    const ticket = tokens.issue('new-password', ...about(interaction, user));
    return { kind: 'one-time', username: user.username, ticket };
  };

  /**
   * A form that is sent again because the answer to the first was lost, or by a second click, comes with a ticket that is
   * used and a password that is already the member's own: with it the member signs in, as on the first page.
   */
  const again = async (
    interaction: string,
    { username, password }: PasswordRenewal,
    from: AttemptOrigin,
  ): Promise<RenewalOutcome> => {
    const outcome = await withPassword(interaction, username, password, from);
    return outcome.kind === 'signed-in' ? outcome : { kind: 'expired' };
  };

  return {
    withPassword,

    withNewPassword: async (interaction, renewal, from) => {
      const { username, ticket, password } = renewal;
      const user = await findUserByName(database.handle, username);
      const good = user?.enabled && tokens.matches(ticket, 'new-password', ...about(interaction, user));
      if (!good) return again(interaction, renewal, from);
      const problem = await passwordProblem(password, passwordOwner(user));
      if (problem) return { kind: 'weak', problem };
      if (await verifyPassword(user.password_hash, password)) {
        return { kind: 'weak', problem: 'Nova lozinka mora biti različita od one koju ste dobili.' };
      }
      // Before the transaction: many members who sign in for the first time at once would occupy every connection.
      const prepared = { text: password, hash: await hashPassword(password), replaces: user.password_hash };
      const epoch = await database.transaction(async (tx) => {
        // The row decides: of two requests with the same ticket the second finds another password, and the user may just
        // have been deactivated.
        const current = await lockUser(tx, user.id);
        if (!current?.enabled || current.password_hash !== user.password_hash) return undefined;
        await directory.setPassword(tx, user.id, prepared);
        return findSessionsEpoch(tx, user.id);
      });
      return epoch === undefined ? again(interaction, renewal, from) : { kind: 'signed-in', accountId: user.id, epoch };
    },
  };
}
