import { SearchIcon } from '@club/shared/icons';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface SearchFieldProps extends Pick<TextFieldProps, 'placeholder' | 'size' | 'fullWidth' | 'sx'> {
  /** What is searched by: `Traži po imenu`. */
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** The field of a search, with its icon. */
export function SearchField({ onChange, ...rest }: SearchFieldProps) {
  return (
    <TextField
      {...rest}
      type="search"
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ input: { startAdornment: <SearchIcon sx={{ mr: 1, color: 'text.secondary' }} /> } }}
    />
  );
}
