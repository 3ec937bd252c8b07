import type { EndRounds } from '@club/shared/contracts/league/rounds';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { endRounds } from '../engine';
import { type ChangeContext, changeSeason } from '../season-changes/change-season';
import { playedRecord } from '../season-changes/played-record';

export type LowerRounds = ReturnType<typeof createLowerRounds>;

/** Ends a season early, for example because of rain: never below the published rounds (resolution 46). */
export const createLowerRounds =
  (parts: ServiceParts) =>
  (year: number, { rounds, reason }: Omit<EndRounds, 'version'>, by: ChangeContext) =>
    changeSeason(parts, year, by, (season) => {
      const record = playedRecord(season);
      const planned = record.settings.rounds;
      if (rounds >= planned || rounds < record.rounds.length) {
        const message = lowerRoundsMessage(record.rounds.length, planned - 1);
        throw new Refusal(400, 'VALIDATION', message, { rounds: message });
      }
      const ended = endRounds(record);
      return {
        what: `Smanjen broj kola: ${planned} → ${rounds}`,
        reason,
        record: { ...ended, settings: { ...ended.settings, rounds } },
        log: {
          action: 'Broj kola',
          before: { Kola: String(planned) },
          after: { Kola: String(rounds), Razlog: reason },
        },
      };
    });

/** The numbers that an early end may lower the rounds to. */
function lowerRoundsMessage(fewest: number, most: number): string {
  if (fewest > most) return 'Objavljeno je i zadnje planirano kolo, pa se broj kola ne može smanjiti.';
  const range = fewest === most ? most : `${fewest} do ${most}`;
  return `Broj kola može se smanjiti na ${range}.`;
}
