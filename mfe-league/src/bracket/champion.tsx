import { LeagueIcon } from '@club/shared/icons';
import { styled } from '@club/shared/ui-core';
import type { PlacedMatch } from './bracket-layout';
import { inUnits } from './tree-parts';

const Box = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  paddingBottom: 12,
  transform: 'translateY(-100%)',
  '& svg': { fontSize: '2.25rem', color: theme.vars.palette.primary.main },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& strong': { fontSize: '1.25rem', overflowWrap: 'anywhere' },
}));

interface ChampionProps {
  title: string;
  name: string;
  final: PlacedMatch;
}

/** The champion, above the final. */
export function Champion({ title, name, final: { left, middle, height } }: ChampionProps) {
  return (
    <Box style={{ left: `${left * 100}%`, top: inUnits(middle - height / 2) }}>
      <LeagueIcon aria-hidden />
      <p>{title}</p>
      <strong>{name}</strong>
    </Box>
  );
}
