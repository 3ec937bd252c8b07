import { SEARCH_LENGTH } from '@club/shared/contracts/texts';
import { SearchIcon } from '@club/shared/icons';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface SearchFieldProps extends Pick<TextFieldProps, 'placeholder' | 'size' | 'fullWidth' | 'sx'> {
  /** What is searched by: `Traži po imenu`. */
  label: string;
  /** In the line of a heading, which has no room for a label on the frame: it stands inside while nothing is typed. */
  isLabelWithin?: boolean;
  value: string;
  onChange: (text: string) => void;
}

/** The field of a search, with its icon. */
export function SearchField({ label, placeholder, isLabelWithin = false, onChange, ...rest }: SearchFieldProps) {
  return (
    <TextField
      {...rest}
      label={isLabelWithin ? undefined : label}
      placeholder={isLabelWithin ? label : placeholder}
      type="search"
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        input: { startAdornment: <SearchIcon sx={{ mr: 1, color: 'text.secondary' }} /> },
        htmlInput: { 'aria-label': isLabelWithin ? label : undefined, maxLength: SEARCH_LENGTH },
      }}
    />
  );
}
