import type { ClubStatus, StatusAlert } from '@club/shared/contracts/club-status';
import { plural } from '@club/shared/domain';
import { isGone } from './process-rules';

const SLOW_MS = 250;
const LATE_MINUTES = 10;
const MUCH_FAILS = 0.05;
/** With fewer attempts the rate is not significant. */
const ATTEMPTS = 20;

const alert = (level: StatusAlert['level'], message: string, remedy: string): StatusAlert => ({
  level,
  message,
  remedy,
});

function ofProcesses({ processes }: ClubStatus): StatusAlert[] {
  const gone = processes.filter(isGone);
  // The last figures of a killed process are not those of the present.
  const running = processes.filter((each) => !gone.includes(each));
  const versions = [...new Set(running.map(({ version }) => version))];
  const waiting = running.reduce((sum, { databaseWaiting }) => sum + databaseWaiting, 0);
  return [
    ...gone.map(({ host, pid, silentSeconds }) =>
      alert(
        'error',
        `Proces ${pid} na računalu ${host} ne javlja se ${Math.round(silentSeconds / 60)} min.`,
        'Pogledajte njegov zapisnik i pokrenite ga ponovno; ako je uklonjen namjerno, za dan će nestati s popisa.',
      ),
    ),
    ...(versions.length > 1
      ? [
          alert(
            'warning',
            `Procesi su različitih inačica: ${versions.join(', ')}.`,
            'Dovršite nadogradnju: zamijenite i ostale procese.',
          ),
        ]
      : []),
    ...(waiting > 0
      ? [
          alert(
            'warning',
            `Na vezu s bazom ${plural(waiting, 'čeka', 'čekaju', 'čeka')} ${waiting} ${plural(waiting, 'poziv', 'poziva', 'poziva')}.`,
            'Ako potraje, pogledajte opterećenje baze ili dodajte proces.',
          ),
        ]
      : []),
  ];
}

/** What the outbox contains of a channel. */
export interface ChannelFigures {
  readonly channel: 'EMAIL' | 'PUSH';
  readonly waiting: number;
  /** Given up in the last week. */
  readonly failed: number;
  readonly oldestWaitingMinutes: number | null;
}

const OF_CHANNEL = {
  EMAIL: {
    notice: 'obavijest',
    notices: 'obavijesti',
    whenFailed: 'Razlog i ponovno slanje: na stranici „Poslana pošta”.',
    whenLate: 'Provjerite poslužitelj e-pošte (SMTP_URL): node server/dist/doctor-command.js.',
  },
  PUSH: {
    notice: 'obavijest pregledniku',
    notices: 'obavijesti pregledniku',
    whenFailed: 'Razlog piše u zapisniku poslužitelja („Notice delivery”). Ne šalju se ponovno.',
    whenLate:
      'Provjerite pristup poslužitelja internetu: šalje ih preko usluga preglednika (Google, Mozilla, Apple, Microsoft).',
  },
} as const;

function ofChannel({ channel, failed, oldestWaitingMinutes }: ChannelFigures): StatusAlert[] {
  const { notice, notices, whenFailed, whenLate } = OF_CHANNEL[channel];
  const alerts: StatusAlert[] = [];
  if (failed > 0) {
    const what = plural(failed, `${notice} nije poslana`, `${notices} nisu poslane`, `${notices} nije poslano`);
    alerts.push(alert('warning', `U tjedan dana ${failed} ${what}.`, whenFailed));
  }
  if (oldestWaitingMinutes !== null && oldestWaitingMinutes > LATE_MINUTES) {
    alerts.push(alert('error', `Najstarija ${notice} čeka na slanje ${oldestWaitingMinutes} min.`, whenLate));
  }
  return alerts;
}

function ofDatabase({ database: { latencyMs } }: ClubStatus): StatusAlert[] {
  if (latencyMs < SLOW_MS) return [];
  const message = `Baza podataka odgovara tek za ${Math.round(latencyMs)} ms.`;
  return [alert('warning', message, 'Pogledajte opterećenje i disk računala na kojem je baza.')];
}

function ofRemotes({ remotes }: ClubStatus, rollbacks: ReadonlyMap<string, string>): StatusAlert[] {
  return remotes.flatMap(({ remote, title, version, canary, health }) => {
    const remedyOf = (failing: string) => {
      if (failing === canary?.version) return `Zaustavite probnu inačicu: npm run canary -- ${remote} stop`;
      const rollback = rollbacks.get(remote);
      if (rollback) return `Vratite prethodno izdanje: npm run rollback -- ${rollback}`;
      return 'Za njega nema izdanja na koje se može vratiti: popravite ga i ponovno izgradite.';
    };
    return (
      health
        // Reports of the last day about a release that was rolled back do not count.
        .filter((each) => each.version === version || each.version === canary?.version)
        .filter(
          ({ loaded, unavailable, errorRate }) => loaded + unavailable >= ATTEMPTS && (errorRate ?? 0) > MUCH_FAILS,
        )
        .map((each) =>
          alert(
            'error',
            `Dio „${title}” ${each.version} ne radi u ${Math.round((each.errorRate ?? 0) * 100)}\u00a0% otvaranja.`,
            remedyOf(each.version),
          ),
        )
    );
  });
}

/** Sorts alerts, errors before warnings; those of one level keep their order. */
export const worstFirst = (alerts: readonly StatusAlert[]): StatusAlert[] =>
  alerts.toSorted((one, other) => Number(other.level === 'error') - Number(one.level === 'error'));

/**
 * Figures that need attention.
 * @param rollbacks the arguments of the rollback of each remote that is served from a release, not from a build
 */
export function alertsOf(
  status: ClubStatus,
  outbox: readonly ChannelFigures[],
  rollbacks: ReadonlyMap<string, string>,
): StatusAlert[] {
  return [...ofProcesses(status), ...outbox.flatMap(ofChannel), ...ofDatabase(status), ...ofRemotes(status, rollbacks)];
}
