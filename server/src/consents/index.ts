export { consentsOf, recordConsent } from './consents.repository';
