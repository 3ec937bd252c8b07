/** The public API of the league engine: everything outside this folder imports from here. */
export {
  type Bracket,
  type BracketLine,
  type BracketMatch,
  bracketMatches,
  isPlayer,
  playBracket,
  type Slot,
} from './knockout/bracket';
export { bracketSize, drawLines, entrantsOf, foldPlaces } from './knockout/draw';
export { type Knockout, knockoutMatches } from './knockout/knockout';
export type { KnockoutRecord, PhaseDates } from './knockout/knockout-record';
export { type KnockoutPhase, phaseOfStage, type Tournament } from './knockout/phase';
export { BYE_PLACES, DIRECT_PLACES, MAIN_PLACES, qualificationSections } from './knockout/qualifications';
export { lots, shuffled } from './lot/lot';
export { displayNames, type PlayerName } from './players/display-names';
export type { PlayerId, PlayerStatus } from './players/player';
export { archiveOf } from './projection/archive-of';
export { projectSeason } from './projection/project-season';
export type {
  GroupRow,
  ProjectedCell,
  ProjectedRound,
  ProjectedSeason,
} from './projection/projected-season';
export { checkPublishable, clearCell, placePlayer } from './pyramid/draft';
export { type Entry, initialOrder } from './pyramid/initial-order';
export { type Order, playersOf, rowCount } from './pyramid/order';
export { indexOf, MAX_ROWS, type Place, placeOf, ROW_LENGTH } from './pyramid/place';
export { movePlayer, swapPlayers } from './pyramid/rearrange';
export { EngineRefusal, type RefusalCode } from './refusal';
export type { Absence } from './round/absence';
export { checkDeadline, mayEnterResult } from './round/deadline';
export { type Contestant, type Fixture, type FixtureId, onCourt, type Results } from './round/fixture';
export { fixturePoints, type MatchPoints } from './round/match-points';
export type { Pair } from './round/pair-cost';
export type { Cell, Direction, Movement, ResultCell, ResultColour, Round, RoundClosing } from './round/round';
export { isAttackFront } from './round/row-pairs';
export type { ZagrebDate } from './round/zagreb-date';
export { checkResult } from './score/check-result';
export { type MatchResult, type Outcome, wasOnCourt } from './score/match-result';
export { resultOfForm } from './score/result-of-form';
export { isFinishedSet, type SetScore } from './score/set-score';
export { ATTACKER, type BothSides, DEFENDER, type Side } from './score/side';
export { type Tally, tally } from './score/tally';
export { finalOrder } from './season/final-order';
export { cancelLeaving, leaveRound } from './season/leave-round';
export { datePhase, defaultPhaseEnd, moveRound } from './season/move-dates';
export { provisional } from './season/provisional';
export { publishConsolation, publishDraw } from './season/publish-draw';
export { closeOpenRound, endRounds, openSeason, type RoundPreview } from './season/publish-round';
export { type Attendance, cancelAbsence, correctAbsence, recordAbsence } from './season/record-absence';
export { recordKnockoutResults } from './season/record-knockout-results';
export { type ResultChanges, recordResults } from './season/record-results';
export { replaySeason } from './season/replay-season';
export type { Season, Withdrawal } from './season/season';
export { matchesOf, type OwnMatch, type Phase, type SeasonMatch, seasonMatches } from './season/season-matches';
export type { PinnedRound, RoundOpening, RoundRecord, SeasonRecord } from './season/season-record';
export { type Seeder, seeders } from './season/seeders';
export { undoPublish } from './season/undo-publish';
export { type SeasonSettings, seasonSettings } from './season-settings';
export { type GroupSeason, playGroupSeason } from './simulation/play-groups';
export { playKnockoutStage } from './simulation/play-knockout';
export { playRounds, roundResults, type SeasonCast } from './simulation/play-rounds';
export { simulateSeason } from './simulation/simulate-season';
export type { Standing } from './standings/standings';
export { type HeadToHead, headToHead } from './statistics/head-to-head';
export { decidedMatches, type LeagueMatch, leagueMatches, retiredOf, winnerOf } from './statistics/league-match';
export {
  type LeagueArchive,
  type Participation,
  type PlayerProfile,
  playerProfile,
} from './statistics/player-profile';
export {
  addedRecords,
  emptyRecord,
  type PlayerRecord,
  playerRecords,
  winRate,
  winRateWithoutForfeits,
} from './statistics/player-record';
export { type ForfeitRow, type RateRow, type Statistics, statistics, statisticsOf } from './statistics/statistics';
export { type Title, titlesOf, type Winner, winners } from './statistics/titles';
