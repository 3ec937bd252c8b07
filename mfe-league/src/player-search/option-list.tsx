import { FORCED_COLOURS } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Panel } from './panel';

const Option = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '4px 14px',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.action.hover },
  '&[data-active]': {
    background: theme.vars.palette.primary.light,
    boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
    [FORCED_COLOURS]: { outline: '2px solid', outlineOffset: -2 },
  },
  '&[aria-selected="true"]': { fontWeight: 700 },
}));

interface OptionListProps {
  id: string;
  /** Accessible name: the label of the field. */
  label: string;
  /** Numbers of the players, in order. */
  options: readonly number[];
  names: ReadonlyMap<number, string>;
  /** The option that Enter would choose. */
  active: number | undefined;
  chosen: number | null;
  optionId: (option: number) => string;
  onChoose: (option: number) => void;
  /** An option was chosen with a finger. */
  onTouch: () => void;
}

/** The players who may be meant, below the field. The focus stays in the field, which handles the keys. */
export function OptionList({
  id,
  label,
  options,
  names,
  active,
  chosen,
  optionId,
  onChoose,
  onTouch,
}: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== undefined) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <Panel ref={list} id={id} role="listbox" aria-label={label} tabIndex={-1} onMouseDown={keepFocus}>
      {options.map((option) => (
        <Option
          key={option}
          id={optionId(option)}
          role="option"
          tabIndex={-1}
          aria-selected={option === chosen}
          data-active={option === active || undefined}
          onClick={({ nativeEvent }) => {
            onChoose(option);
            if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') onTouch();
          }}
        >
          {names.get(option)}
        </Option>
      ))}
    </Panel>
  );
}
