import { delay, http } from 'msw';

const CALLS = ['club-profile', 'admin/settings/slot-plan', 'admin/settings/retention'];

/**
 * The calls of the settings' sections that have their own tests. They are never answered: the sections' many fields
 * would only slow down each query of the page.
 */
export const otherSections = () => CALLS.map((call) => http.get(`*/api/${call}`, () => delay('infinite')));
