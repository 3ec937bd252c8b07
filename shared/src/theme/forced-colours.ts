/** The media query of Windows' high contrast, which drops every background colour that is not the system's own. */
export const FORCED_COLOURS = '@media (forced-colors: active)';
