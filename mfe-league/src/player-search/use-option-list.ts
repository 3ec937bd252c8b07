import { useCloseRequest } from '@club/shared/close-request';
import { type KeyboardEvent, useId, useState } from 'react';

interface OptionListProps {
  /** Numbers of the players in the list. */
  options: readonly number[];
  /** The option on which the list opens. */
  initial: number | undefined;
  onChoose: (id: number) => void;
  /** The list was closed without a choice. */
  onClose?: () => void;
}

/**
 * The list of a text field with suggestions, operated from the keyboard while the focus stays in the field (ARIA Authoring
 * Practices, editable combobox with list autocomplete).
 */
export function useOptionList({ options, initial, onChoose, onClose }: OptionListProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [reached, setReached] = useState<number>();
  const active = [isOpen ? reached : undefined, initial].find((one) => one !== undefined && options.includes(one));
  const optionId = (option: number) => `${id}-${option}`;

  const open = () => {
    setIsOpen(true);
    setReached(undefined);
  };
  const close = () => {
    setIsOpen(false);
    onClose?.();
  };
  const choose = (option: number) => {
    setIsOpen(false);
    onChoose(option);
  };
  useCloseRequest(isOpen, close);

  /** From the end of the list to its beginning, and the other way round. */
  const step = (by: 1 | -1) => {
    const from = active === undefined ? (by === 1 ? -1 : 0) : options.indexOf(active);
    setReached(options.at((from + by) % options.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      // The text cursor stays where it is.
      event.preventDefault();
      if (!isOpen) open();
      if (isOpen || active === undefined) step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isOpen && active !== undefined) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && isOpen) close();
  };
  const isShown = isOpen && options.length > 0;
  return {
    isOpen,
    isShown,
    open,
    close,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': isShown && active !== undefined ? optionId(active) : undefined,
      autoComplete: 'off',
      onKeyDown,
      onBlur: close,
    },
    list: { id, options, active, optionId, onChoose: choose },
  } as const;
}
