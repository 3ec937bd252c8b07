export { BirthDateField } from './birth-date-field';
export { RegistrationFields } from './registration-fields';
