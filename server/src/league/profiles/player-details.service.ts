import type { PlayerDetails, PlayerSeason } from '@club/shared/contracts/league/players';
import { indexOf, type PlayerProfile, playerProfile } from '../engine';
import { decidedMatch } from '../matches/decided-match';
import { matchesOfPlayer, type StoredMatchRow } from '../matches/league-matches.repository';
import { presentProfileMatch } from '../matches/match.presenter';
import { winLoss } from '../matches/win-loss';
import { contactIsPublic } from '../players/league-players.repository';
import { hasSeason } from '../players/player-years.repository';
import { playerUnknown } from '../players/require-players';
import type { LeagueSource } from '../response-cache/league-reader';
import { percentage } from '../statistics/percentage';
import { ageOn } from './age';
import {
  newestParticipations,
  participationsOfPlayer,
  placesOfPlayer,
  titlesOfPlayer,
} from './participations.repository';

/**
 * GET /details/{id}. Birthday, e-mail, mobile and data derived from them are visible to an administrator, and to
 * everybody when the linked member agreed (resolution 20).
 * @throws Refusal 404 `PLAYER_UNKNOWN`, except to an administrator also of somebody without a season
 */
export async function playerDetails(
  { handle, names }: LeagueSource,
  id: number,
  today: string,
  isAdministrator: boolean,
): Promise<PlayerDetails> {
  const row = names.rows.find((player) => player.id === id);
  if (!row || !(isAdministrator || (await hasSeason(handle, id)))) throw playerUnknown();
  const rows = await matchesOfPlayer(handle, id);
  const participations = await participationsOfPlayer(handle, id);
  const profile = playerProfile(
    {
      latestYear: (await newestParticipations(handle))[0]?.year ?? null,
      matches: rows.flatMap(decidedMatch),
      participations: participations.map(({ year, status }) => ({ player: id, year, status })),
      titles: await titlesOfPlayer(handle, id),
    },
    id,
  );
  const isShown = isAdministrator || (await contactIsPublic(handle, id));
  const shown = <Value>(value: Value): Value | null => (isShown ? value : null);
  const decided = new Set(profile.matches.map((match) => match.id));
  return {
    id,
    name: row.firstName,
    lastName: row.lastName,
    displayName: names.of(id).displayName,
    nickname: row.nickname,
    birthday: shown(row.birthDate),
    age: shown(row.birthDate && ageOn(row.birthDate, today)) || null,
    residence: row.residence,
    eMail: shown(row.email),
    mobile: shown(row.phone),
    contactHidden: !isShown,
    ...figuresOf(profile),
    activeLeague: profile.status,
    nasloviPrvaka: profile.titles.map(({ year, tournament }) => ({ year, tournament })),
    resultPlayer: rows
      .filter((match) => decided.has(match.id))
      .map((match) => presentProfileMatch(match, names))
      .reverse(),
    seasons: seasonsOf(id, rows, participations, await placesOfPlayer(handle, id)),
  };
}

function figuresOf({ record, winRate, winRateWithoutForfeits, firstYear }: PlayerProfile) {
  return {
    playedMatches: record.playedMatches,
    retiredMatches: record.retirements,
    walkovers: record.walkovers,
    numberOfWins: record.wins,
    numberOfLosses: record.losses,
    winLossRatio: winRate === null ? null : percentage(winRate),
    winLossRatioExcludingOwnForfeits: winRateWithoutForfeits === null ? null : percentage(winRateWithoutForfeits),
    numberWinSets: record.setsWon,
    numberLossSets: record.setsLost,
    numberWinGems: record.gamesWon,
    numberLoseGems: record.gamesLost,
    startLeague: firstYear,
  };
}

/** Newest first; a season in which the player was only a substitute has no place and no rounds. */
function seasonsOf(
  id: number,
  matches: readonly StoredMatchRow[],
  participations: Awaited<ReturnType<typeof participationsOfPlayer>>,
  places: Awaited<ReturnType<typeof placesOfPlayer>>,
): PlayerSeason[] {
  const parts = new Map(participations.map((part) => [part.year, part]));
  const years = [...new Set([...parts.keys(), ...matches.map(({ year }) => year)])].sort((a, b) => b - a);
  return years.map((year): PlayerSeason => {
    const part = parts.get(year);
    return {
      year,
      status: part?.status ?? 'INACTIVE',
      rank: part?.rank ?? null,
      points: part?.points ?? null,
      ...winLoss(matches, id, year),
      plannedRounds: part?.plannedRounds ?? 0,
      rounds: places
        .filter((place) => place.year === year)
        .map(({ number, row, position, points }) => {
          return { number, row, position, place: indexOf({ row, position }) + 1, points: points ?? 0 };
        }),
    };
  });
}
