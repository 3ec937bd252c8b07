/** Pixels at the top of the window that the header, with the fee banner, covers at the usual size of the letters. */
export const SCROLL_PADDING_TOP = 120;
