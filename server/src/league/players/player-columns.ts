/** Columns that name everybody of a season played by the rules in public, by the index of the player. */
export const PLAYING_COLUMNS = [
  'league_participation.player_id',
  'league_match.player1',
  'league_match.player2',
  // Also of a substitute whose opponent does not play, so that there is no match.
  'league_cell.substitute_id',
] as const;

/**
 * Columns that name more people in public only in a season from a file. What else names some there is the draw, which
 * is not in columns.
 */
export const FILED_COLUMNS = [
  'league_match.substituted1',
  'league_match.substituted2',
  'league_match.ball_carrier',
  'league_title.player_id',
  'league_group_row.player_id',
  'league_cell.player_id',
] as const;

/** Every column of another table that mentions a player. */
export const PLAYER_COLUMNS = [
  ...PLAYING_COLUMNS,
  ...FILED_COLUMNS,
  'league_entry.player_id',
  'league_fee.player_id',
  'league_registration.player_id',
  'league_result.entered_player',
] as const;
