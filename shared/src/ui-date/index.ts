export { FormDateField } from './form-date-field';
export { FormTimeField } from './form-time-field';
