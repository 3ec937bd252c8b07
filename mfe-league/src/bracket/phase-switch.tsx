import { useAddress } from '@club/shared/address';
import type { BracketStage } from '@club/shared/contracts/league/draw';
import { phaseLabel } from '@club/shared/contracts/league/phases';
import { Link } from '@club/shared/router';
import { styled } from '@club/shared/ui-core';
import { PHASE } from './use-phase';

const Bar = styled('nav')(({ theme }) => ({
  '& ul': {
    display: 'flex',
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    listStyle: 'none',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 12,
    background: theme.vars.palette.background.paper,
  },
  '& li': { flex: '1 1 0' },
  '& li + li': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
}));

const Phase = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 46,
  fontWeight: 700,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { color: theme.vars.palette.primary.contrastText, background: theme.vars.palette.primary.main },
}));

const shortLabel = (lines: number) => (lines > 2 ? `1/${lines / 2}` : 'F');

/** The phases of a bracket as equal buttons: `1/16`, …, `F`. */
export function PhaseSwitch({ stages, stage }: { stages: readonly BracketStage[]; stage: BracketStage }) {
  const { hrefWith } = useAddress();
  return (
    <Bar aria-label="Faze">
      <ul>
        {stages.map(({ phase, lines }) => (
          <li key={phase}>
            <Phase
              to={hrefWith({ [PHASE]: phase })}
              // Begins with what is shown, which is what a user of voice control says (WCAG 2.5.3).
              aria-label={`${shortLabel(lines)}, ${phaseLabel(phase)}`}
              aria-current={phase === stage.phase ? 'page' : undefined}
              replace
              preventScrollReset
            >
              {shortLabel(lines)}
            </Phase>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
