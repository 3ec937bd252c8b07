import { isDeepStrictEqual } from 'node:util';
import type {
  LeagueSeasonSettings,
  PrepareSeason,
  SaveSeasonSettings,
  SeasonRules,
  SeasonSettingsNow,
} from '@club/shared/contracts/league/season-settings';
import { centsToEuros, eurosToCents, yearOf } from '@club/shared/domain';
import { recordAction } from '../../action-log';
import { invalidFields, Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { seasonSettings } from '../engine';
import { activeEntriesOf } from '../entries/league-entries.repository';
import { repriceUnpaidFees } from '../fees/league-fees.repository';
import { type ChangeContext, changeSeason } from '../season-changes/change-season';
import {
  allSeasons,
  frameColumns,
  frameOf,
  type LeagueSeasonRow,
  publishedRounds,
  type SeasonFrame,
} from '../seasons/league-seasons.repository';
import { prepareSeason } from '../seasons/prepare-season';
import { rulesOf } from '../seasons/rules-of-season';
import { readSeason } from '../seasons/stored-season';
import { takesPlayers, takesSubstitutesOnly } from '../seasons/takes-players';
import { checkFrameDays } from './frame-days';
import { seasonSettingsFacts } from './season-settings-labels';

type Frame = LeagueSeasonSettings['frame'];

export type SeasonSettingsService = ReturnType<typeof createSeasonSettings>;

/** Seasons and their rules, which cannot be changed after the first round is published. */
export function createSeasonSettings(parts: ServiceParts) {
  const { db, live, clock } = parts;
  return {
    async list(): Promise<LeagueSeasonSettings[]> {
      const seasons: LeagueSeasonSettings[] = [];
      const published = await publishedRounds(db.handle);
      for (const row of await allSeasons(db.handle)) {
        const entries = await activeEntriesOf(db.handle, row.year);
        seasons.push({
          year: row.year,
          kind: row.kind,
          state: row.state,
          ...presentSettings(row),
          frozen: row.state !== 'PREPARING',
          takesPlayers: takesPlayers(row),
          substitutesOnly: takesSubstitutesOnly(row, published.get(row.year) ?? 0),
          entries: entries.length,
        });
      }
      return seasons;
    },

    /** A new season, by default like the last one. */
    prepare: ({ year, rules, frame }: PrepareSeason, actorId: number) =>
      db.transaction(async (tx) => {
        if (year < yearOf(clock.today())) {
          throw invalidFields({ year: 'Priprema se sezona ove godine ili kasnija; prošle se uvoze iz datoteke.' });
        }
        if (frame) checkFrameDays(year, frame);
        const isNew = await prepareSeason(tx, year, {
          ...(rules && { rules: seasonSettings(year, rules) }),
          ...(frame && { frame: storedFrame(frame) }),
        });
        if (!isNew) throw new Refusal(409, 'SEASON_EXISTS', `Sezona ${year}. već postoji.`);
        const { row } = await readSeason(tx, year);
        const after = seasonSettingsFacts(frameOf(row), shownRules(row));
        await recordAction(tx, { actorId, at: clock.now(), action: 'Nova sezona lige', subject: `${year}.`, after });
        await live.changed(tx, 'league');
        return { version: 1 };
      }),

    save: (year: number, { rules, frame }: Omit<SaveSeasonSettings, 'version'>, by: ChangeContext) =>
      changeSeason(parts, year, { ...by, current: ({ row }) => presentSettings(row) }, async ({ row }, tx) => {
        const isFrozen = row.state !== 'PREPARING';
        const before = shownRules(row);
        if (rules && isFrozen && row.kind === 'RULES' && !isDeepStrictEqual(before, rules)) {
          throw new Refusal(409, 'SETTINGS_FROZEN', 'Pravila sezone zaključana su od objave 1. kola.');
        }
        checkFrameDays(year, frame, frameOf(row));
        const settings = rules && seasonSettings(year, rules);
        const stored = storedFrame(frame);
        const factsOf = (of: SeasonFrame, shown: SeasonRules) =>
          seasonSettingsFacts(of, row.kind === 'RULES' ? shown : null);
        const facts = { before: factsOf(frameOf(row), before), after: factsOf(stored, rules ?? before) };
        // A setting that is saved as it is already is not recorded, and makes no other open form outdated.
        if (isDeepStrictEqual(facts.before, facts.after)) return null;
        await repriceUnpaidFees(tx, { year, fromCents: row.fee_cents, toCents: stored.feeCents });
        const columns =
          isFrozen || !settings ? {} : { rules: JSON.stringify(settings), planned_rounds: settings.rounds };
        return {
          what: 'Promijenjene postavke sezone',
          columns: { ...columns, ...frameColumns(stored) },
          log: { action: 'Postavke sezone lige', ...facts },
        };
      }),
  };
}

/** An archived season follows no rules, and may have had more rounds than any season by the rules: the presets. */
function shownRules(row: LeagueSeasonRow): SeasonRules {
  const { rounds, firstPair, pairing, edgeRow, byePoints, bonusFromRound, bonusOnce, draw } =
    row.kind === 'RULES' ? rulesOf(row) : seasonSettings(row.year);
  return { rounds, firstPair, pairing, edgeRow, byePoints, bonusFromRound, bonusOnce, draw };
}

/** What the form of a season shows, and its version. */
const presentSettings = (row: LeagueSeasonRow): SeasonSettingsNow['current'] => ({
  version: row.version,
  rules: shownRules(row),
  frame: presentFrame(row),
});

function presentFrame(row: LeagueSeasonRow): Frame {
  const { feeCents, hiddenLinks, ...frame } = frameOf(row);
  return { fee: centsToEuros(feeCents), ...frame, hiddenLinks: [...hiddenLinks] };
}

function storedFrame({ fee, ...frame }: Frame): SeasonFrame {
  return { ...frame, feeCents: eurosToCents(fee) };
}
