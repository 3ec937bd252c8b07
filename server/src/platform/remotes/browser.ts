import { hash, randomInt } from 'node:crypto';
import type { ReleaseChoice } from '@club/shared/contracts/releases/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The releases that this browser tries: `mfe-league=canary&mfe-account=http://localhost:8082/`. */
const CHOICES_COOKIE = 'remote-choices';
/** Decides which browsers belong to a canary's share: a random number drawn once, shared by thousands of browsers. */
const DRAW_COOKIE = 'canary-draw';
const DRAWS = 10_000;
const YEAR_S = 365 * 24 * 60 * 60;
/** A choice expires by itself, in case it is forgotten. */
const DAY_S = 24 * 60 * 60;

/** The choice as a cookie stores it; `automatic` stores nothing, an address is that of a developer's build. */
export type StoredChoice = Exclude<ReleaseChoice, 'override'> | { readonly address: string };

/** The browser behind a request, as far as its releases depend on it. */
export interface Browser {
  /** Its choice for a remote. */
  choiceOf(remote: string): StoredChoice;
  /**
   * Whether this browser belongs to a share (percent) of the browsers for a canary of this remote: always the same
   * answer.
   */
  isAmong(share: number, remote: string): boolean;
}

export interface BrowserSettings {
  /** Origins that a developer's build may come from, regardless of the cookie. */
  readonly overrideOrigins: readonly string[];
  /** Whether browsers reach the product only over https. */
  readonly secure: boolean;
}

export interface BrowserChoices extends BrowserSettings {
  of(request: FastifyRequest, reply: FastifyReply): Browser;
  /** Stores the choice for one remote beside the others. */
  store(request: FastifyRequest, reply: FastifyReply, remote: string, choice: StoredChoice): void;
  /** From now on this browser receives the default releases. */
  forget(reply: FastifyReply): void;
}

export const isAllowed = (address: string, origins: readonly string[]): boolean =>
  URL.canParse(address) && origins.includes(new URL(address).origin);

const shiftOf = (remote: string): number => hash('sha256', remote, 'buffer').readUInt32BE();

/** Stores a browser's choice of releases in cookies; they do not identify anybody. */
export function browserChoices(settings: BrowserSettings): BrowserChoices {
  const { overrideOrigins, secure } = settings;
  const cookie = { path: '/', sameSite: 'lax', httpOnly: true, secure } as const;
  const choicesIn = ({ cookies }: FastifyRequest) => new URLSearchParams(cookies[CHOICES_COOKIE] ?? '');

  return {
    ...settings,
    of(request, reply) {
      const choices = choicesIn(request);
      const carried = request.cookies[DRAW_COOKIE];
      let draw = carried && /^\d{1,4}$/.test(carried) ? Number(carried) : undefined;
      const drawn = () => {
        if (draw !== undefined) return draw;
        draw = randomInt(DRAWS);
        reply.setCookie(DRAW_COOKIE, String(draw), { ...cookie, maxAge: YEAR_S });
        return draw;
      };
      return {
        choiceOf(remote) {
          const choice = choices.get(remote) ?? 'automatic';
          if (choice === 'stable' || choice === 'canary') return choice;
          return isAllowed(choice, overrideOrigins) ? { address: choice } : 'automatic';
        },
        // Each remote has its own offset, or the same few browsers would try all canaries.
        isAmong: (share, remote) => (drawn() + shiftOf(remote)) % DRAWS < share * (DRAWS / 100),
      };
    },
    store(request, reply, remote, choice) {
      const choices = choicesIn(request);
      if (choice === 'automatic') choices.delete(remote);
      else choices.set(remote, typeof choice === 'string' ? choice : choice.address);
      if (choices.size === 0) reply.clearCookie(CHOICES_COOKIE, cookie);
      else reply.setCookie(CHOICES_COOKIE, String(choices), { ...cookie, maxAge: DAY_S });
    },
    forget: (reply) => void reply.clearCookie(CHOICES_COOKIE, cookie),
  };
}
