import Switch, { type SwitchProps } from '@mui/material/Switch';
import { useRef, useState } from 'react';

interface SavedSwitchProps extends Omit<SwitchProps, 'checked' | 'onChange'> {
  readonly checked: boolean;
  /** Saves what the switch is moved to; rejects when that is refused, which the caller has shown. */
  save(checked: boolean): Promise<unknown>;
}

/** A switch whose moves are saved one by one: it moves with the click, and back when the move is refused. */
export function SavedSwitch({ checked, save, ...props }: SavedSwitchProps) {
  const [move, setMove] = useState<{ from: boolean; to: boolean }>();
  // What was saved has come back, or somebody else was quicker.
  if (move && move.from !== checked) setMove(undefined);
  const isSaving = useRef(false);
  const change = async (_event: unknown, to: boolean) => {
    // A second move under way could arrive first and undo this one.
    if (isSaving.current) return;
    isSaving.current = true;
    setMove({ from: checked, to });
    await save(to).catch(() => setMove(undefined));
    isSaving.current = false;
  };
  return <Switch {...props} checked={move?.to ?? checked} onChange={change} />;
}
