export { RegistrationFields } from './registration-fields';
