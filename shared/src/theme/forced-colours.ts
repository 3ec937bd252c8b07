/** Windows' high contrast mode, which drops every background colour that is not a system colour. */
export const FORCED_COLOURS = '@media (forced-colors: active)';
