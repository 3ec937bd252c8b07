import { refuse } from '@club/shared/testing';
import { http } from 'msw';

const CALLS = ['club-profile', 'admin/settings/slot-plan', 'admin/settings/retention'];

/**
 * Refuses the calls of the settings' sections that have their own tests, because the many fields of these sections would
 * slow down each query of the page.
 */
export const otherSections = () =>
  CALLS.map((call) => http.get(`*/api/${call}`, () => refuse(404, 'Ne sudjeluje u ovom testu.')));
