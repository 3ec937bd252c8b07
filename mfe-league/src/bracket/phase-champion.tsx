import { LeagueIcon } from '@club/shared/icons';
import { styled } from '@club/shared/ui-core';

const Champion = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 12,
  marginBlock: 12,
  '& svg': { gridRow: 'span 2', fontSize: '2.5rem', color: theme.vars.palette.primary.main },
  '& p': { margin: 0, lineHeight: 1.3, color: theme.vars.palette.text.secondary },
  '& strong': { fontSize: '1.375rem', lineHeight: 1.2, overflowWrap: 'anywhere' },
}));

interface PhaseChampionProps {
  title: string;
  name: string;
}

/** The champion above the final's match, on a narrow screen, where each phase is shown alone. */
export const PhaseChampion = ({ title, name }: PhaseChampionProps) => (
  <Champion>
    <LeagueIcon aria-hidden />
    <p>{title}</p>
    <strong>{name}</strong>
  </Champion>
);
