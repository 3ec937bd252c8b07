import type { RoundDates } from '@club/shared/contracts/league/rounds';
import { shortDate } from '@club/shared/domain';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { moveRound } from '../engine';
import { type ChangeContext, changeSeason } from '../season-changes/change-season';
import { datesOf, hasDates } from '../season-changes/dates-now';
import { playedRecord } from '../season-changes/played-record';
import { checkSeasonDays } from '../season-changes/season-days';

export type MoveRoundDates = ReturnType<typeof createMoveRoundDates>;

/** Changes the dates of the open round. @throws Refusal 409 `NO_OPEN_ROUND` for any other */
export const createMoveRoundDates =
  (parts: ServiceParts) =>
  (year: number, { number, startDate, endDate }: RoundDates & { readonly number: number }, by: ChangeContext) =>
    changeSeason(parts, year, { ...by, current: ({ record }) => datesOf(record?.rounds[number - 1]) }, (season) => {
      const record = playedRecord(season);
      if (number !== record.rounds.length) throw notOpen(number);
      const dates = { startDate, endDate };
      checkSeasonDays(year, parts.clock.today(), dates);
      const before = record.rounds.at(-1) ?? dates;
      if (hasDates(before, dates)) return null;
      return {
        what: `Pomaknuti datumi ${number}. kola`,
        record: moveRound(record, dates),
        log: {
          action: 'Datumi kola',
          before: { Od: shortDate(before.startDate), Do: shortDate(before.endDate) },
          after: { Od: shortDate(startDate), Do: shortDate(endDate) },
        },
      };
    });

const notOpen = (number: number) => new Refusal(409, 'NO_OPEN_ROUND', `${number}. kolo nije otvoreno.`);
