/** The last page of a list that can be asked for, counted from 0. */
export const LAST_PAGE = 1_000_000;
