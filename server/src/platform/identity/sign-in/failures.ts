import { hash } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Database } from '../../database';
import { networkOf } from '../../http';
import { accountName } from '../users/users.repository';
import { countFailures, deleteFailures, insertFailures } from './failures.repository';

const WINDOW_MS = 5 * 60_000;
/** Enough for a member who tries every password that they remember. */
const PER_ACCOUNT_AND_ADDRESS = 10;
/** Enough for a whole club behind one router, but not for a machine that tries names. */
const PER_ADDRESS = 100;
/** From all addresses together, since a guesser may have thousands. */
const PER_ACCOUNT = 30;

export const WINDOW_SECONDS = WINDOW_MS / 1000;

/**
 * Limits wrong passwords, in the database, so that neither a restart nor a second process circumvents it. A right
 * password does not count, nor does an attempt that the server could not answer. Known browsers are counted separately, so
 * that a guesser locks out neither the owner of an account nor the members at the same address.
 */
export interface Failures {
  /**
   * Counts an attempt as failed until it succeeds, so that concurrent attempts are counted too.
   * @returns undefined when there were too many before it; then the attempt is not counted
   */
  begin(username: string, from: AttemptOrigin): Promise<Attempt | undefined>;
}

/** The origin of an attempt. */
export interface AttemptOrigin {
  readonly address: string;
  /** This browser has signed in to the account before. */
  readonly known: boolean;
}

export interface Attempt {
  /** Also deletes earlier failures with this account. */
  succeeded(): Promise<void>;
  /**
   * The server could not check the password, so the attempt does not count: otherwise the members would be locked out
   * after an outage. Never fails: the caller has the error that matters.
   */
  withdraw(): Promise<void>;
}

export function countedFailures({ handle }: Database, clock: Clock): Failures {
  const recent = (key: string): Promise<number> => {
    const now = clock.now();
    // Until now: CLUB_NOW may have been set back since.
    return countFailures(handle, key, new Date(now.getTime() - WINDOW_MS), now);
  };

  return {
    begin: async (username, { address, known }) => {
      const name = hash('sha256', accountName(username), 'base64url');
      const browsers = `from ${known ? 'known' : 'strange'} browsers`;
      const network = networkOf(address);
      const pair = `account ${name} ${network} ${browsers}`;
      const everywhere = `account ${name} ${browsers}`;
      const alone = `address ${network} ${browsers}`;
      const ids = await insertFailures(handle, [pair, everywhere, alone], clock.now());
      // Of this attempt alone: earlier failures still count.
      const withdraw = () => deleteFailures(handle, ids).catch(() => undefined);
      try {
        const tooMany =
          (await recent(pair)) > PER_ACCOUNT_AND_ADDRESS ||
          (await recent(everywhere)) > PER_ACCOUNT ||
          (await recent(alone)) > PER_ADDRESS;
        if (tooMany) {
          await deleteFailures(handle, ids);
          return undefined;
        }
      } catch (error) {
        await withdraw();
        throw error;
      }
      return {
        succeeded: () => deleteFailures(handle, ids, [pair, everywhere]),
        withdraw,
      };
    },
  };
}
