/** Heights that leave the page's top margin of 100 px, 120 px on a phone, some air below the banner. */
export const BANNER_HEIGHT = { wide: 28, phone: 54 };
