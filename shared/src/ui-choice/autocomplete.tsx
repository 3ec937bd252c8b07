import { useCloseRequest } from '@club/shared/close-request';
import { ExpandIcon } from '@club/shared/icons';
import { FORCED_COLOURS, TARGET } from '@club/shared/theme';
import MuiAutocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import { type MouseEvent, useState } from 'react';

type MuiProps<Option> = AutocompleteProps<Option, false, boolean, false>;
type Own = 'value' | 'inputValue' | 'getOptionLabel' | 'open' | 'onOpen' | 'onClose' | 'slotProps' | 'sx';

interface Props<Option> extends Omit<MuiProps<Option>, Own> {
  value: Option | null;
  inputValue: string;
  getOptionLabel: (option: Option) => string;
  /** The list was closed, with or without a choice. */
  onClose?: () => void;
}

/**
 * The Autocomplete of MUI for one choice, which Back on a phone closes as well. A click selects the text of what is chosen,
 * so that typing replaces it. A choice by touch closes the phone's keyboard, which would cover what was chosen.
 */
export function Autocomplete<Option>({ onClose, renderInput, ...rest }: Props<Option>) {
  const { value, inputValue, getOptionLabel } = rest;
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  useCloseRequest(isOpen, close);
  const select = (event: MouseEvent<HTMLInputElement>) => {
    if (value === null || inputValue !== getOptionLabel(value)) return;
    // Otherwise Safari removes the selection after the click.
    event.preventDefault();
    event.currentTarget.select();
  };
  return (
    <MuiAutocomplete
      autoHighlight
      blurOnSelect="touch"
      openText="Otvori"
      closeText="Zatvori"
      clearText="Obriši"
      loadingText="Učitavanje..."
      noOptionsText="Ništa nije pronađeno."
      {...rest}
      renderInput={({ slotProps, ...field }) =>
        renderInput({
          ...field,
          slotProps: { ...slotProps, htmlInput: { ...slotProps.htmlInput, onMouseUp: select } },
        })
      }
      open={isOpen}
      onOpen={() => setOpen(true)}
      popupIcon={<ExpandIcon />}
      onClose={close}
      slotProps={{ listbox: { sx: LIST } }}
      sx={ROOM_FOR_BUTTON}
    />
  );
}

/** Every option is a touch target, and the one that Enter would choose shows in Windows' high contrast too. */
const LIST = {
  '& .MuiAutocomplete-option.MuiAutocomplete-option': { minHeight: TARGET },
  '& .MuiAutocomplete-option.Mui-focused': { [FORCED_COLOURS]: { outline: '2px solid', outlineOffset: -2 } },
};

/** The button is a touch target here, larger than in MUI. */
const ROOM_FOR_BUTTON = {
  '&.MuiAutocomplete-hasPopupIcon .MuiOutlinedInput-root.MuiAutocomplete-inputRoot': {
    paddingRight: '46px',
    '& .MuiAutocomplete-endAdornment': { right: 2 },
  },
};
