import { randomUUID } from 'node:crypto';
import { type NewUsername, PASSWORD } from './accounts';
import type { HttpMember } from './http-member';
import type { RunningClub } from './running-club';
import { signInByHttp } from './sign-in-by-http';

/** A member whom no other test uses, so that only one test changes the account. */
export interface NewMember {
  readonly userId: number;
  readonly username: NewUsername;
  readonly firstName: string;
  readonly lastName: string;
  /** First and last name. */
  readonly name: string;
}

/** An unused username. */
export const newUsername = (): NewUsername => `novi-${randomUUID().slice(0, 8)}`;

/** Prepares a test by an administrator's calls. */
export class Administration {
  private constructor(
    private readonly club: RunningClub,
    readonly admin: HttpMember,
  ) {}

  static async of(club: RunningClub): Promise<Administration> {
    return new Administration(club, await signInByHttp(club.url, 'admin'));
  }

  async enrol(firstName: string, lastName: string): Promise<NewMember> {
    const username = newUsername();
    const person = { firstName, lastName, userName: username, password: PASSWORD };
    await this.admin.ask('POST', 'admin/user-management', person);
    return { userId: await this.userIdOf(username), username, firstName, lastName, name: `${firstName} ${lastName}` };
  }

  async userIdOf(username: string): Promise<number> {
    const users = await this.admin.ask<{ userId: number; username: string }[]>('GET', 'admin/user-management');
    const user = users.find((each) => each.username === username);
    if (!user) throw new Error(`There is no user ${username}.`);
    return user.userId;
  }

  /** Books a payment in whole euros. */
  async pay({ userId }: NewMember, amount: number): Promise<void> {
    await this.admin.ask('POST', 'admin-users', { userId, amount });
  }

  async grantGratis({ userId }: NewMember, amount: number, note: string): Promise<void> {
    await this.admin.ask('POST', 'admin-users-gratis', { userId, amount, note });
  }

  /** The member as an HTTP client, without a browser. */
  callerOf({ username }: NewMember): Promise<HttpMember> {
    return signInByHttp(this.club.url, username);
  }
}
