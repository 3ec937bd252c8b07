import type { LowerRounds } from '@club/shared/contracts/league/rounds';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { lowerRounds } from '../engine';
import { type ChangeContext, changeSeason } from '../season-changes/change-season';
import { playedRecord } from '../season-changes/played-record';

export type LowerPlannedRounds = ReturnType<typeof createLowerPlannedRounds>;

/** Lowers the number of rounds, for example because of rain: never below the published ones (resolution 46). */
export const createLowerPlannedRounds =
  (parts: ServiceParts) =>
  (year: number, { rounds, reason }: Omit<LowerRounds, 'version'>, by: ChangeContext) =>
    changeSeason(parts, year, by, (season) => {
      const record = playedRecord(season);
      const planned = record.settings.rounds;
      if (rounds >= planned || rounds < record.rounds.length) {
        const message = lowerRoundsMessage(record.rounds.length, planned - 1);
        throw new Refusal(400, 'VALIDATION', message, { rounds: message });
      }
      return {
        what: `Smanjen broj kola: ${planned} → ${rounds}`,
        reason,
        record: lowerRounds(record, rounds),
        log: {
          action: 'Broj kola',
          before: { Kola: String(planned) },
          after: { Kola: String(rounds), Razlog: reason },
        },
      };
    });

/** The numbers that the rounds may be lowered to. */
function lowerRoundsMessage(fewest: number, most: number): string {
  if (fewest > most) return 'Objavljeno je i zadnje planirano kolo, pa se broj kola ne može smanjiti.';
  const range = fewest === most ? most : `${fewest} do ${most}`;
  return `Broj kola može se smanjiti na ${range}.`;
}
