/** Chosen to leave some space below the banner within the page's top margin of 100 px, 120 px on a phone. */
export const BANNER_HEIGHT = { wide: 28, phone: 54 };
