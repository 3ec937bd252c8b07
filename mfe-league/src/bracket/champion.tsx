import { LeagueIcon } from '@club/shared/icons';
import { styled } from '@club/shared/ui-core';
import type { PlacedMatch } from './bracket-layout';
import { inUnits } from './tree-parts';

const Box = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  paddingBottom: inUnits(12),
  transform: 'translateY(-100%)',
  '& svg': { fontSize: inUnits(36), color: theme.vars.palette.primary.main },
  '& p': { margin: 0, fontSize: inUnits(16), color: theme.vars.palette.text.secondary },
  '& strong': { fontSize: inUnits(20), overflowWrap: 'anywhere' },
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
