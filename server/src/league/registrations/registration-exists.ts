import { Refusal } from '../../platform/http';

/** A second registration of the same person, or of another one with the e-mail. */
export const registrationExists = () =>
  new Refusal(409, 'REGISTRATION_EXISTS', 'Za tu sezonu već postoji prijava iste osobe ili iste e-pošte.');
