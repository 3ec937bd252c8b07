// biome-ignore-all lint/a11y/noRedundantRoles: without its marks the tag alone would lose its role
import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { FORCED_COLOURS } from '@club/shared/theme';
import { styled, Typography, VisuallyHidden } from '@club/shared/ui-core';
import { useId } from 'react';
import { type RoundState, roundStates, roundsText } from './round-states';

const Card = styled('section')(({ theme }) => {
  const { free, primary, divider, text, background } = theme.vars.palette;
  return {
    padding: '14px 16px 16px',
    border: `1px solid ${divider}`,
    borderRadius: 14,
    background: background.paper,
    // Narrower pages have one column, which the map would only lengthen: the bar on top names the round.
    [theme.breakpoints.down('lg')]: { display: 'none' },
    '@media print': { display: 'none' },
    '& ol': {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      gap: 5,
      margin: '10px 0 12px',
      padding: 0,
      listStyle: 'none',
    },
    '& li': {
      padding: '4px 0',
      border: `1px solid ${divider}`,
      borderRadius: 7,
      fontSize: '0.8125rem',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
      color: text.secondary,
    },
    '& [data-state="published"]': { color: free.main, background: free.soft, borderColor: free.line },
    '& [data-state="open"]': {
      fontWeight: 700,
      color: primary.contrastText,
      background: primary.main,
      borderColor: primary.main,
      [FORCED_COLOURS]: { outline: '2px solid' },
    },
  };
});

const LABELS: Readonly<Record<RoundState, string>> = {
  published: 'objavljeno',
  open: 'otvoreno',
  future: 'još nije objavljeno',
};

/** All rounds of the season at a glance. */
export function RoundsMap({ control }: { control: PyramidControl }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Typography id={id} variant="h2">
        Kola {control.year}.
      </Typography>
      <ol role="list">
        {roundStates(control).map((state, index) => (
          <li key={index} data-state={state}>
            {index + 1}.<VisuallyHidden> kolo: {LABELS[state]}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <Typography variant="body2" color="textSecondary">
        {roundsText(control)}
      </Typography>
    </Card>
  );
}
