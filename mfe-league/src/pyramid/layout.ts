/** Three parts side by side, also on paper. */
export const SIDE_BY_SIDE = '@media (min-width: 1200px), print';
/** One part at a time, chosen above. */
export const ONE_PART = '@media screen and (max-width: 1199.95px)';
export const PHONE = '@media screen and (max-width: 599.95px)';
