export { Autocomplete } from './autocomplete';
