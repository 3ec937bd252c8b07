export { default as Checkbox } from '@mui/material/Checkbox';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
// Imported by remotes that were built for 2.2.
export { default as Switch } from '@mui/material/Switch';
export { default as TextField } from '@mui/material/TextField';
export { type Bound, useBound } from './bound';
export { FormFailure } from './form-failure';
export { FormPasswordField } from './form-password-field';
export { FormRadios } from './form-radios';
export { FormSelect } from './form-select';
export { FormTextField } from './form-text-field';
export { FormCheckbox, FormSwitch } from './form-toggles';
export { SavedSwitch } from './saved-switch';
export { SearchField } from './search-field';
export { type Option, SelectField } from './select-field';
