import { isDeepStrictEqual } from 'node:util';
import {
  type ClubOpening,
  type CourtLights,
  OPENING_STEPS,
  type OpeningStep,
} from '@club/shared/contracts/club-opening';
import { recordAction } from '../action-log';
import type { ClubProfiles } from '../club-profile';
import { lockCourtPlan } from '../court-plan';
import type { Notices } from '../notices';
import { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import {
  courtLights,
  emailOf,
  lockOpening,
  readOpening,
  saveLights,
  saveOpenedAt,
  saveSteps,
} from './club-opening.repository';

interface Parts extends ServiceParts {
  readonly notices: Pick<Notices, 'transport' | 'sendTest'>;
  readonly profiles: Pick<ClubProfiles, 'load' | 'current'>;
}

const lights = (courts: readonly number[]): string => (courts.length === 0 ? 'nema' : courts.join(', '));

/** What an administrator has switched on a page that may be outdated; every other court keeps the lights it has. */
function switched({ lighted, seen }: CourtLights, before: readonly number[]): number[] {
  if (!seen) return [...lighted].sort();
  const off = seen.filter((court) => !lighted.includes(court));
  const on = lighted.filter((court) => !seen.includes(court));
  return [...new Set([...before, ...on])].filter((court) => !off.includes(court)).sort();
}

export type ClubOpenings = ReturnType<typeof createClubOpening>;

/** How the first administrator prepares a club and opens it. */
export function createClubOpening({ db, live, clock, notices, profiles }: Parts) {
  return {
    async read(memberId: number): Promise<ClubOpening> {
      const { openedAt, done } = await readOpening(db.handle);
      return {
        isOpen: openedAt !== null,
        done,
        courts: await courtLights(db.handle),
        mail: notices.transport,
        mailTo: await emailOf(db.handle, memberId),
      };
    },

    async setStep(step: OpeningStep, isDone: boolean): Promise<void> {
      await db.transaction(async (tx) => {
        const { done } = await lockOpening(tx);
        await saveSteps(
          tx,
          OPENING_STEPS.filter((each) => (each === step ? isDone : done.includes(each))),
        );
        await live.changed(tx, 'club-day');
      });
    },

    async open(actorId: number): Promise<string> {
      await db.transaction(async (tx) => {
        const { openedAt } = await lockOpening(tx);
        if (openedAt) throw new Refusal(409, 'ALREADY_OPEN', 'Klub je već otvoren.');
        await saveOpenedAt(tx, clock.now());
        const { name } = profiles.current();
        await recordAction(tx, { actorId, at: clock.now(), action: 'Otvaranje kluba', subject: name });
        await live.changed(tx, 'club-day');
      });
      await profiles.load();
      return 'Klub je otvoren. Članovi se mogu prijaviti i rezervirati.';
    },

    async setLights(change: CourtLights, actorId: number): Promise<string> {
      await db.transaction(async (tx) => {
        await lockCourtPlan(tx);
        const before = (await courtLights(tx)).filter((court) => court.lighted).map(({ teren }) => teren);
        const after = switched(change, before);
        if (isDeepStrictEqual(before, after)) return;
        await saveLights(tx, after, clock.today());
        await recordAction(tx, {
          actorId,
          at: clock.now(),
          action: 'Rasvjeta terena',
          subject: 'Tereni',
          before: { 'S rasvjetom': lights(before) },
          after: { 'S rasvjetom': lights(after) },
        });
        await live.changed(tx, 'pricing');
        await live.changed(tx, 'grid');
      });
      return 'Rasvjeta terena je spremljena.';
    },

    /** @throws Refusal NO_ADDRESS and MAIL_FAILED (409: the error is in the club's mail setup, not in this server) */
    async sendTest(memberId: number): Promise<string> {
      const to = await emailOf(db.handle, memberId);
      if (!to) throw new Refusal(409, 'NO_ADDRESS', 'Najprije upišite svoju e-poštu pod „Osobni podaci”.');
      const result = await notices.sendTest(to);
      if (result.outcome === 'SENT') return `Probna poruka poslana je na ${to}.`;
      const reason = result.outcome === 'GONE' ? 'adresa ne postoji' : result.error;
      throw new Refusal(409, 'MAIL_FAILED', `Poruka nije poslana: ${reason}`);
    },
  };
}
