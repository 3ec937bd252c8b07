import { phaseLabel } from '@club/shared/contracts/league/phases';
import { Box } from '@club/shared/ui-core';
import { SelectField } from '@club/shared/ui-form';
import { useChosenPhase } from './use-chosen-phase';

const ALL = 'all';

/**
 * A dropdown to choose a phase, or all of them.
 * @param phases all phases, in the order of the page
 */
export function PhaseField({ phases }: { phases: readonly string[] }) {
  const { phase, choose } = useChosenPhase(phases);
  return (
    <Box sx={{ width: { xs: '100%', sm: 220 } }}>
      <SelectField
        label="Faza"
        size="small"
        value={phase ?? ALL}
        options={[{ value: ALL, label: 'Sve faze' }, ...phases.map((key) => ({ value: key, label: phaseLabel(key) }))]}
        onChange={(next) => choose(next === ALL ? null : next)}
      />
    </Box>
  );
}
