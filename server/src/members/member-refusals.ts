import { Refusal } from '../platform/http';

/** For a number that no member has. */
export const memberUnknown = () => new Refusal(404, 'MEMBER_UNKNOWN', 'Taj korisnik ne postoji.');

/** For a change that a member whose personal data are erased gets no more. */
export const memberErased = () => new Refusal(409, 'MEMBER_ERASED', 'Osobni podaci tog korisnika su izbrisani.');
