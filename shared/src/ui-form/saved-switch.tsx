import Switch, { type SwitchProps } from '@mui/material/Switch';
import { useRef, useState } from 'react';

interface SavedSwitchProps extends Omit<SwitchProps, 'checked' | 'onChange'> {
  readonly checked: boolean;
  /** Saves the new value; rejects after the caller has shown a refusal. */
  save(checked: boolean): Promise<unknown>;
}

/** A switch that saves each move at once: it moves with the click, and back when the change is refused. */
export function SavedSwitch({ checked, save, ...props }: SavedSwitchProps) {
  const [move, setMove] = useState<{ from: boolean; to: boolean }>();
  // The saved value has arrived, or somebody else has changed it first.
  if (move && move.from !== checked) setMove(undefined);
  const isSaving = useRef(false);
  const change = async (_event: unknown, to: boolean) => {
    // A second pending move could arrive first and undo this one.
    if (isSaving.current) return;
    isSaving.current = true;
    setMove({ from: checked, to });
    await save(to).catch(() => setMove(undefined));
    isSaving.current = false;
  };
  return <Switch {...props} checked={move?.to ?? checked} onChange={change} />;
}
