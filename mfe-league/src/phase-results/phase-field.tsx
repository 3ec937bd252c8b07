import { useAddress } from '@club/shared/address';
import { phaseLabel } from '@club/shared/league-phase';
import { Box } from '@club/shared/ui-core';
import { SelectField } from '@club/shared/ui-form';

const ALL = 'all';

interface PhaseFieldProps {
  /** All phases, in the order of the page. */
  phases: readonly string[];
  /** The chosen phase, null for all of them. */
  phase: string | null;
}

/** A dropdown to choose a phase, or all of them. */
export function PhaseField({ phases, phase }: PhaseFieldProps) {
  const { change } = useAddress();
  return (
    <Box sx={{ width: { xs: '100%', sm: 220 } }}>
      <SelectField
        label="Faza"
        size="small"
        value={phase ?? ALL}
        options={[{ value: ALL, label: 'Sve faze' }, ...phases.map((key) => ({ value: key, label: phaseLabel(key) }))]}
        onChange={(next) => change({ phase: next === ALL ? null : next })}
      />
    </Box>
  );
}
