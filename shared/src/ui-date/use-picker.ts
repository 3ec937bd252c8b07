import { useCloseRequest } from '@club/shared/close-request';
import type { FieldValues } from '@club/shared/form';
import { type Bound, useBound } from '@club/shared/ui-form';
import type { FieldRef } from '@mui/x-date-pickers/models';
import type { DateTime } from 'luxon';
import {
  type ClipboardEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { INCOMPLETE, type PickedValue } from './picked-value';
import { useFlushEffects } from './use-flush-effects';
import { useSeparators } from './use-separators';

export interface PickerFieldProps<Values extends FieldValues, Output> extends Bound<Values, Output> {
  helperText?: string;
  /** Announced by screen readers; without an asterisk, as for a text field. */
  required?: boolean;
}

/** A day is a touch target; seven of them fit into the calendar, or into the narrowest phone's dialog. */
const DAY = 'min(44px, (100vw - 32px) / 7)';

/** The calendar keeps its size, however large the user's font size is: larger texts would overlap. */
const FITTING = {
  '& .MuiDateCalendar-root': { height: 'auto', maxHeight: 'none', maxWidth: '100%' },
  '& .MuiPickerDay-root': { '--PickerDay-size': DAY, '--PickerDay-horizontalMargin': 0 },
  '& .MuiDayCalendar-weekDayLabel': { width: DAY, margin: 0 },
  '& .MuiDayCalendar-weekContainer': { margin: 0 },
  // Of the six weeks that a month may have: no other month moves what is below.
  '& .MuiDayCalendar-slideTransition': { minHeight: `calc(6 * ${DAY})` },
  '& .MuiYearCalendar-button': { fontSize: 'min(1rem, 20px)' },
  '& .MuiPickersCalendarHeader-labelContainer': { fontSize: 'min(1rem, 20px)', lineHeight: 1 },
};

/**
 * The library would empty the field for a text that it cannot read. Digits or letters alone it takes as the part that has
 * the focus.
 */
function keepFromPaste(event: ClipboardEvent, kind: PickedValue) {
  const text = event.clipboardData.getData('text');
  if (/^(\d+|\p{L}+)$/u.test(text) || kind.recognise(text) !== undefined) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The input is hidden: an invalid field is focused at its first part, which can be typed in. While the field is selected
 * as a whole there are no parts, and the library's own way to focus the first one fails.
 */
function focusFirstPart(parts: FieldRef<DateTime | null> | null) {
  flushSync(() => parts?.setSelectedSections(0));
  parts?.focusField();
}

/**
 * What a date picker and a time picker of a form have in common; the form contains text.
 * @returns the picker's props, and a key: a value that the form itself sets creates a new picker
 */
export function usePicker<Values extends FieldValues, Output>(
  { control, name, label, helperText, required }: PickerFieldProps<Values, Output>,
  kind: PickedValue,
) {
  const { field, shown } = useBound({ control, name }, helperText);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const parts = useRef<FieldRef<DateTime | null>>(null);
  const [typed, setTyped] = useState({ text: field.value as string, value: kind.read(field.value), key: 0 });
  if (typed.text !== field.value) {
    setTyped({ text: field.value, value: kind.read(field.value), key: typed.key + 1 });
  }
  const set = (text: string, value: DateTime | null) => {
    setTyped({ ...typed, text, value });
    field.onChange(text);
  };
  // A picker reports a partly typed value as none; its hidden input shows that a part was typed.
  const settle = () => {
    if (!typed.value) set(input.current?.value ? INCOMPLETE : '', null);
  };
  const leave = () => {
    settle();
    field.onBlur();
  };
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    // A form can be submitted while a field has the focus, by its button or the Enter key. React's handler runs later.
    const form = input.current?.form;
    const submit = () => settleNow();
    form?.addEventListener('submit', submit);
    return () => form?.removeEventListener('submit', submit);
  }, []);
  // While it is being typed as well: whoever leaves by the browser's Back is asked, though the field has not lost the focus.
  const [keys, countKey] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // Once the library has shown what the key has done.
    if (keys > 0) settleNow();
  }, [keys]);
  const flushEffects = useFlushEffects();
  const goOnAtSeparator = useSeparators(parts);
  const [open, setOpen] = useState(false);
  useCloseRequest(open, () => setOpen(false));
  // For the parts that can be typed in: inside a part a screen reader announces nothing about their group, and a group has
  // no attribute for being required.
  const announced = {
    'aria-required': required,
    'aria-invalid': shown.error,
    // MUI's id for the text below the field.
    'aria-describedby': shown.helperText ? `${id}-helper-text` : undefined,
  };
  const props = {
    label,
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    value: typed.value,
    onChange: (value: DateTime | null) => set(kind.write(value), value),
    inputRef: (element: HTMLInputElement | null) => {
      input.current = element;
      field.ref(element && { focus: () => focusFirstPart(parts.current) });
    },
    slotProps: {
      textField: {
        id,
        ...shown,
        fullWidth: true,
        onBlur: leave,
        onKeyDownCapture: flushEffects,
        onKeyUp: countKey,
        onInput: countKey,
        onPasteCapture: (event: ClipboardEvent) => keepFromPaste(event, kind),
        onInputCapture: (event: FormEvent) => {
          flushEffects();
          goOnAtSeparator(event);
        },
        slotProps: {
          // A text below the field would make the library announce the whole value at every key, after the part's own.
          input: { 'aria-live': 'off' as const, slotProps: { sectionContent: announced } },
        },
      },
      // MUI's id for the field's label: the calendar and the list of times have its name.
      popper: { 'aria-labelledby': `${id}-label` },
      field: { clearable: true, fieldRef: parts },
      layout: { sx: FITTING },
    },
  };
  return { key: typed.key, props };
}
