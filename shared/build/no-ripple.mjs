/** Stands for MUI's TouchRipple, which a theme without ripples never draws. */
export default () => null;
