import type { CloseRound, RoundPreview } from '@club/shared/contracts/league/rounds';
import { shortDate } from '@club/shared/domain';
import type { Handle, Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { closeOpenRound, openSeason, playersOf, type RoundOpening, type SeasonRecord } from '../engine';
import { joiningPlayers } from '../entries/joining-players';
import { withdrawLeftOut } from '../entries/left-out';
import { requireEntered } from '../entries/require-entered';
import { leavingWithErased, requirePresent } from '../players/erased-players';
import { readPlayerNames } from '../players/player-names';
import { requirePlayers } from '../players/require-players';
import { confirmedByClosing } from '../results/write-results';
import { type ChangeContext, changeSeason, checkVersion } from '../season-changes/change-season';
import { acceptDisputed, refuseDisputed } from '../season-changes/disputed-results';
import { byTheRules } from '../season-changes/engine-refusals';
import { playedRecord } from '../season-changes/played-record';
import { checkSeasonDays } from '../season-changes/season-days';
import { allSeasons, isPlayed, lockBeginning } from '../seasons/league-seasons.repository';
import { rulesOf } from '../seasons/rules-of-season';
import { enteredIn, readSeason, type StoredSeason } from '../seasons/stored-season';
import { presentPreview } from './preview.presenter';

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

export type Publication = ReturnType<typeof createPublication>;

/** Publication: visible to everybody afterwards, and undone (`undo`) only while nothing was played after it. */
export function createPublication(parts: ServiceParts) {
  const { db, clock } = parts;

  /** What closing the open round does, by the rules; preview and publication use this same function. */
  async function closing(handle: Handle, season: StoredSeason, next: CloseRound['next']) {
    const record = playedRecord(season);
    const opening = next && (await openingOf(handle, season, record, next));
    return { opening, effect: byTheRules(() => closeOpenRound(record, opening), 'next') };
  }

  async function openingOf(
    handle: Handle,
    { row: { year } }: StoredSeason,
    record: SeasonRecord,
    { startDate, endDate, joined, withdrawn, order }: NonNullable<CloseRound['next']>,
  ): Promise<RoundOpening> {
    checkSeasonDays(year, clock.today(), { 'next.startDate': startDate, 'next.endDate': endDate });
    await requirePlayers(handle, [...(joined ?? []), ...(withdrawn ?? []), ...(order ?? [])]);
    await requireEntered(handle, year, joined ?? []);
    return {
      startDate,
      endDate,
      joined: joined ?? (await joiningPlayers(handle, year, record)),
      withdrawn: await leavingWithErased(handle, record, withdrawn ?? []),
      order: order ?? null,
    };
  }

  return {
    /** From here on the first pyramid, and with it the season's rules, are fixed. */
    openFirst: (year: number, { startDate, endDate }: Dates, by: ChangeContext) =>
      changeSeason(parts, year, by, async ({ row, record }, tx) => {
        if (row.kind !== 'RULES' || (record && record.rounds.length > 0)) {
          throw new Refusal(409, 'SEASON_PUBLISHED', 'Prvo kolo je već objavljeno.');
        }
        await requireOthersOver(tx, year);
        checkSeasonDays(year, clock.today(), { startDate, endDate });
        await requirePresent(tx, playersOf(row.draft), 'Ispraznite mjesto tog igrača u piramidi, pa objavite.');
        await requireEntered(tx, year, playersOf(row.draft));
        return {
          what: 'Objavljeno 1. kolo',
          record: openSeason(rulesOf(row), row.draft, { startDate, endDate }),
          log: { action: 'Objava kola', after: { Kolo: '1.', Od: shortDate(startDate), Do: shortDate(endDate) } },
        };
      }),

    async preview(year: number, { next }: Pick<CloseRound, 'next'>, by: ChangeContext): Promise<RoundPreview> {
      const season = await readSeason(db.handle, year);
      await checkVersion(db.handle, season, by);
      const { opening, effect } = await closing(db.handle, season, next);
      return presentPreview(season, effect, opening, await readPlayerNames(db.handle));
    },

    publish: (year: number, { next, confirmed }: Omit<CloseRound, 'version'>, by: ChangeContext) =>
      changeSeason(parts, year, by, async (season, tx) => {
        await requirePresent(tx, next?.joined ?? []);
        const { effect } = await closing(tx, season, next);
        const { number } = effect.closed;
        const entered = enteredIn(season, number);
        const undecided = entered.filter(({ match_id }) => !confirmed.includes(match_id));
        await refuseDisputed(tx, year, undecided, 'objave');
        const accepted = await acceptDisputed(tx, year, entered, by.actorId);
        const published = await withdrawLeftOut(tx, effect.record, clock.today());
        const byHand = next?.order ? ', piramida uređena ručno' : '';
        const what = next
          ? `Zatvoreno ${number}. i objavljeno ${number + 1}. kolo${byHand}`
          : `Zatvoreno ${number}. kolo`;
        return {
          what,
          record: published,
          states: confirmedByClosing(entered),
          notices: accepted.notices,
          log: {
            action: 'Objava kola',
            after: {
              Objavljeno: what,
              ...(accepted.titles.length > 0 && { 'Prihvaćeno osporeno': accepted.titles.join(', ') }),
            },
          },
        };
      }),
  };
}

/**
 * One season is played at a time: the pages of the league, and the control of its pyramid, are about a single one.
 * @throws Refusal 409 `SEASON_NOT_FINISHED`
 */
async function requireOthersOver(tx: Tx, year: number): Promise<void> {
  await lockBeginning(tx);
  const played = (await allSeasons(tx)).find((other) => other.year !== year && isPlayed(other));
  if (!played) return;
  const message = `Sezona ${played.year}. još nije završena. Završite je, pa objavite 1. kolo sezone ${year}.`;
  throw new Refusal(409, 'SEASON_NOT_FINISHED', message);
}
