/** Replaces MUI's TouchRipple, which a theme without ripples never renders. */
export default () => null;
