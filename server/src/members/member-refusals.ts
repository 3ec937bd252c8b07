import { Refusal } from '../platform/http';

/** For a number that no member has. */
export const memberUnknown = () => new Refusal(404, 'MEMBER_UNKNOWN', 'Taj korisnik ne postoji.');

/** For a change that is not possible any more because the member's personal data are erased. */
export const memberErased = () => new Refusal(409, 'MEMBER_ERASED', 'Osobni podaci tog korisnika su izbrisani.');
