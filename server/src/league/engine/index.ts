/** The door of the league engine: everything outside this folder imports from here. */
export { type Bracket, type BracketMatch, bracketMatches, isPlayer, type Slot } from './knockout/bracket';
export { bracketSize, drawLines, foldPlaces } from './knockout/draw';
export { type Knockout, knockoutMatches } from './knockout/knockout';
export type { KnockoutRecord } from './knockout/knockout-record';
export type { KnockoutPhase, Tournament } from './knockout/phase';
export { BYE_PLACES, DIRECT_PLACES, MAIN_PLACES, qualificationSections } from './knockout/qualifications';
export { displayNames, type PlayerName } from './players/display-names';
export type { PlayerId, PlayerStatus } from './players/player';
export { checkPublishable, clearCell, placePlayer } from './pyramid/draft';
export { type Entry, initialOrder } from './pyramid/initial-order';
export { type Order, playersOf, rowCount } from './pyramid/order';
export { indexOf, MAX_ROWS, type Place, placeOf, ROW_LENGTH } from './pyramid/place';
export { EngineRefusal, type RefusalCode } from './refusal';
export type { Absence } from './round/absence';
export { checkDeadline, mayEnterResult } from './round/deadline';
export { type Contestant, type Fixture, type FixtureId, onCourt, type Results } from './round/fixture';
export { fixturePoints, type MatchPoints } from './round/match-points';
export type { Pair } from './round/pair-cost';
export type { Cell, Movement, MovementColour, ResultCell, Round, RoundClosing } from './round/round';
export { isAttackFront } from './round/row-pairs';
export type { ZagrebDate } from './round/zagreb-date';
export { checkResult } from './score/check-result';
export { type MatchResult, type Outcome, wasOnCourt } from './score/match-result';
export { isFinishedSet, type SetScore } from './score/set-score';
export { ATTACKER, type BothSides, DEFENDER, type Side } from './score/side';
export { type Tally, tally } from './score/tally';
export { publishConsolation, publishDraw } from './season/publish-draw';
export { closeOpenRound, openSeason, type RoundPreview } from './season/publish-round';
export { cancelAbsence, recordAbsence } from './season/record-absence';
export { recordKnockoutResults } from './season/record-knockout-results';
export { type ResultChanges, recordResults } from './season/record-results';
export { finalOrder, replaySeason } from './season/replay-season';
export type { Season, Withdrawal } from './season/season';
export type { PinnedRound, RoundOpening, RoundRecord, SeasonRecord } from './season/season-record';
export { type Seeder, seeders } from './season/seeders';
export { undoPublish } from './season/undo-publish';
export { type SeasonSettings, seasonSettings } from './season-settings';
export type { Standing } from './standings/standings';
export { type HeadToHead, headToHead } from './statistics/head-to-head';
export { type LeagueMatch, leagueMatches, type Phase, retiredOf, winnerOf } from './statistics/league-match';
export {
  archiveOf,
  type LeagueArchive,
  type Participation,
  type PlayerProfile,
  playerProfile,
} from './statistics/player-profile';
export {
  emptyRecord,
  type PlayerRecord,
  playerRecords,
  winRate,
  winRateWithoutForfeits,
} from './statistics/player-record';
export { type ForfeitRow, type RateRow, type Statistics, statistics } from './statistics/statistics';
export { type Title, titlesOf, type Winner, winners } from './statistics/titles';
