export {
  DRAW_AWAITED_TEXT,
  decidedText,
  KNOCKOUT_TEXT,
  ROUNDS_PLAYED_TEXT,
  type SeasonStage,
  seasonStage,
} from './season-stage';
