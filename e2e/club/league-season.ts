import type { CorrectionPreview } from '@club/shared/contracts/league/match-entry';
import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { AllPyramids } from '@club/shared/contracts/league/pyramids';
import type { Registration } from '@club/shared/contracts/league/registrations-control';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { PASSWORD } from './accounts';
import type { HttpMember } from './http-member';
import { signInByHttp } from './sign-in-by-http';

/** Results of the first player, without an outcome. */
export const WIN = { set1Igrac1: 6, set1Igrac2: 3, set2Igrac1: 6, set2Igrac2: 4 };
export const LOSS = { set1Igrac1: 3, set1Igrac2: 6, set2Igrac1: 4, set2Igrac2: 6 };

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

/** Results of one season wait for each other; with more of them, the last would exceed the statement timeout. */
const AT_ONCE = 3;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A season of the league by its administrator's calls. */
export class LeagueSeason {
  readonly #path: string;

  /** @param verify checks the league after every change */
  constructor(
    readonly year: number,
    readonly admin: HttpMember,
    private readonly verify: () => Promise<void>,
  ) {
    this.#path = `admin/league/seasons/${year}`;
  }

  control(): Promise<SeasonControl> {
    return this.admin.ask('GET', this.#path);
  }

  results(): Promise<AllPyramids> {
    return this.admin.ask('GET', `all-pyramids?godina=${this.year}`);
  }

  /** A change from an up-to-date page. */
  async change(method: 'POST' | 'PUT', call: string, body: object = {}): Promise<void> {
    const { version } = await this.control();
    await this.admin.ask(method, `${this.#path}/${call}`, { ...body, version });
    await this.verify();
  }

  /** Closes the current round, and opens the next one unless it was the last. */
  publish(next: Dates | null): Promise<void> {
    return this.change('POST', 'rounds/publish', { next });
  }

  async enter(match: LeagueMatch, result: object): Promise<void> {
    await this.#write(match, result);
    await this.verify();
  }

  previewCorrection(match: LeagueMatch, result: object): Promise<CorrectionPreview> {
    return this.admin.ask('POST', `${this.#path}/matches/${match.id}/preview`, { ...result, version: match.version });
  }

  /** Plays all open matches, some at once; the winner depends only on the two players' numbers. @returns how many */
  async playOpen(): Promise<number> {
    const open = (await this.control()).openMatches.filter(({ outcome }) => outcome === null);
    const play = (match: LeagueMatch) => {
      const isFirst = (match.player1.id * 7 + match.player2.id * 3) % 5 < 3;
      return this.#write(match, { outcome: 'PLAYED', ...(isFirst ? WIN : LOSS) });
    };
    for (let from = 0; from < open.length; from += AT_ONCE) {
      await Promise.all(open.slice(from, from + AT_ONCE).map(play));
    }
    await this.verify();
    return open.length;
  }

  /** Adds a player, who is accepted at once: with an entry and a fee to pay. */
  async register(number: number): Promise<void> {
    await this.admin.ask<{ registration: Registration }>('POST', 'admin/league/registrations', {
      year: this.year,
      firstName: 'Igrač',
      lastName: `Broj${twoDigits(number)}`,
      birthDate: `19${twoDigits(60 + (number % 40))}-05-01`,
      email: `broj${number}@example.com`,
      phone: '091 111 222',
      city: 'Ivankovo',
    });
  }

  /** A new signed-in member who is linked to a player. */
  async memberFor(playerId: number): Promise<HttpMember> {
    const userName = `igrac-${playerId}`;
    const person = { firstName: 'Igrač', lastName: `Član${playerId}`, userName, password: PASSWORD };
    await this.admin.ask('POST', 'admin/user-management', person);
    const users = await this.admin.ask<{ userId: number; username: string }[]>('GET', 'admin/user-management');
    const memberId = users.find(({ username }) => username === userName)?.userId;
    await this.admin.ask('PUT', `admin/league/players/${playerId}/member`, { memberId });
    return signInByHttp(this.admin.address, userName);
  }

  #write(match: LeagueMatch, result: object): Promise<unknown> {
    return this.admin.ask('PUT', `${this.#path}/matches/${match.id}`, { ...result, version: match.version });
  }
}
