/** The public API of the league: other modules import only this. */

export {
  datePhases,
  finalOrder,
  type GroupSeason,
  initialOrder,
  type KnockoutPhase,
  lots,
  onCourt,
  playGroupSeason,
  playKnockoutStage,
  playRounds,
  recordResults,
  replaySeason,
  roundResults,
  type SeasonCast,
  type SeasonRecord,
  type ShortName,
  seasonSettings,
  shuffled,
  type Tournament,
  wasOnCourt,
} from './engine';
export { entriesOfPlayer, insertEntries, isInLeague, markWithdrawn } from './entries/league-entries.repository';
export { insertLeagueFees, leagueFeesOf } from './fees/league-fees.repository';
export { createLeagueFees, type LeagueFees } from './fees/league-fees.service';
export { leagueStatusRoutes } from './fees/league-status.routes';
export { createLeagueStatus } from './fees/league-status.service';
export { createResultEntering } from './my-results/enter-result.service';
export { createMyResults } from './my-results/my-results.service';
export { obligationsOfMember } from './obligations/read-obligations';
export { seasonLinks } from './overview/season-links';
export { erasedPlayerName } from './players/erased-players';
export { unusedPseudonym } from './players/free-pseudonym';
export {
  findPlayer,
  findPlayerOfMember,
  insertPlayers,
  type LeaguePlayerRow,
  lockNames,
  lockPlayer,
} from './players/league-players.repository';
export { readPlayerNames, readShortNames } from './players/player-names';
export { hasSeason, otherNamesIn, yearsByPlayer } from './players/player-years.repository';
export { playingLeagueRoutes } from './playing-calls';
export {
  cellsOfPlayer,
  groupRowsOfPlayer,
  participationsOfPlayer,
  titlesOfPlayer,
} from './profiles/participations.repository';
export { verifyLeague } from './projection/verify-league';
export { publicLeagueRoutes } from './public-calls';
export { correctAtRandom } from './random-corrections/correct-at-random';
export { erasedEmail, erasedRegistrationName, isErased } from './registrations/erased-registrations';
export { registrationsOfMember } from './registrations/member-registrations';
export { createRegistering } from './registrations/register.service';
export { findRegistration, type RegistrationRow } from './registrations/registrations.repository';
export { writeArchivedSeason, writeRulesSeason } from './season-changes/write-season';
export { createSeasonFiles } from './season-files/season-files.service';
export { announceLastRound } from './season-notices/season-notices';
export { hidesNewestResults, seasonFees } from './seasons/league-seasons.repository';
