/** The public API of the league engine: everything outside this folder imports from here. */
export {
  type Bracket,
  type BracketLine,
  type BracketMatch,
  isPlayer,
  playBracket,
  type Slot,
} from './knockout/bracket';
export { type Knockout, matchesAhead } from './knockout/knockout';
export type { PhaseDates } from './knockout/knockout-record';
export { type KnockoutPhase, phaseOfStage, type Tournament } from './knockout/phase';
export { lots, shuffled } from './lot/lot';
export { displayNames, folded } from './players/display-names';
export type { PlayerId } from './players/player';
export { type ShortName, shortNamesOf } from './players/short-names';
export { projectSeason } from './projection/project-season';
export type { ProjectedSeason } from './projection/projected-season';
export { checkPublishable, clearCell, placePlayer } from './pyramid/draft';
export { initialOrder } from './pyramid/initial-order';
export { type Order, playersOf } from './pyramid/order';
export { indexOf, type Place, placeOf } from './pyramid/place';
export { EngineRefusal, type RefusalCode, type SetProperty } from './refusal';
export { contactBy, mayStillEnter } from './round/deadline';
export { onCourt } from './round/fixture';
export { movementsOf } from './round/movements';
export type { Round } from './round/round';
export { hasRowBonus } from './round/row-bonus';
export { isAttackFront } from './round/row-pairs';
export { isZagrebDate } from './round/zagreb-date';
export { checkResult } from './score/check-result';
export { type MatchResult, tookPart, wasOnCourt } from './score/match-result';
export { resultOfForm } from './score/result-of-form';
export { ATTACKER, DEFENDER, otherSide, type Side } from './score/side';
export { tally } from './score/tally';
export { finalOrder, idleLast } from './season/final-order';
export { cancelLeaving, leaveAsSubstitute, leaveRound } from './season/leave-round';
export { dateGrownConsolation, datePhases, openPhases } from './season/phase-dates';
export { publishConsolation, publishDraw } from './season/publish-draw';
export { closeOpenRound, lowerRounds, openSeason, type RoundPreview } from './season/publish-round';
export { cancelAbsence, correctAbsence, recordAbsence } from './season/record-absence';
export { recordKnockoutResults, redrawsConsolation } from './season/record-knockout-results';
export { recordResults } from './season/record-results';
export { replaySeason } from './season/replay-season';
export { moveRound } from './season/round-dates';
export type { Season } from './season/season';
export { mayEnd } from './season/season-end';
export type { Phase, SeasonMatch } from './season/season-matches';
export type { RoundOpening, RoundRecord, SeasonRecord } from './season/season-record';
export { seeders } from './season/seeders';
export { leftOut, noteGoneBefore, undoPublish } from './season/undo-publish';
export { type SeasonSettings, seasonSettings } from './season-settings';
export { type GroupSeason, playGroupSeason } from './simulation/play-groups';
export { playKnockoutStage } from './simulation/play-knockout';
export { playRounds, roundResults, type SeasonCast } from './simulation/play-rounds';
export { headToHead } from './statistics/head-to-head';
export type { LeagueMatch } from './statistics/league-match';
export { type PlayerProfile, playerProfile } from './statistics/player-profile';
export { addedRecords, type PlayerRecord, playerRecords } from './statistics/player-record';
export { statisticsOf } from './statistics/statistics';
export { winners } from './statistics/titles';
